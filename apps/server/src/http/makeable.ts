import type { TrickTable } from '@eldest-hand/solver';
import type { TableLog } from '@eldest-hand/store';
import { Router } from 'express';
import type { Addresses } from '../addresses.ts';
import { recordedDeals } from '../record/deals.ts';
import type { Pool } from '../robots/pool.ts';
import type { House } from '../tables/house.ts';
import { onlyMethods, problem } from './problem.ts';
import { limitPerAddress, tableOf } from './tables.ts';

/** Results that are kept: a deal that is over does not change. */
const KEPT = 1000;

/**
 * `GET /api/tables/ID/makeable?deal=NUMBER`: of a deal that is over, the tricks that each seat makes in each strain when everybody
 * plays best with all cards seen. Reckoned in a thread of its own, once a deal.
 */
export function makeableRoute(house: House, log: TableLog, addresses: Addresses, pool: Pool): Router {
  const routes = Router();
  const known = new Map<string, Promise<TrickTable>>();
  routes.get('/:id/makeable', limitPerAddress(addresses, 'record'), async (request, response) => {
    const { deal } = request.query;
    if (typeof deal !== 'string' || !/^[1-9]\d{0,5}$/.test(deal))
      return problem(response, 400, 'The deal is one number, from 1.');
    const live = await tableOf(house, request.params.id, response);
    if (!live) return;
    const found = recordedDeals(await log.read(live.id)).find(({ number }) => String(number) === deal);
    if (!found?.revealed) return problem(response, 404, 'The table has not finished that deal.');
    const key = `${live.id} ${deal}`;
    const reckoning = known.get(key) ?? pool.makeable(found.revealed.hands);
    known.set(key, reckoning);
    reckoning.catch(() => known.delete(key));
    if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
    response.json(await reckoning);
  });
  routes.all('/:id/makeable', onlyMethods('GET'));
  return routes;
}
