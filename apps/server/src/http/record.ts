import type { TableLog } from '@eldest-hand/store';
import { Router } from 'express';
import type { Addresses } from '../addresses.ts';
import { recordData } from '../record/data.ts';
import { recordedDeals } from '../record/deals.ts';
import { recordPbn } from '../record/pbn.ts';
import { recordText } from '../record/text.ts';
import type { House } from '../tables/house.ts';
import { namesAt } from '../tables/seats.ts';
import { onlyMethods, problem } from './problem.ts';
import { limitPerAddress, tableOf } from './tables.ts';

const FORMATS: ReadonlySet<string> = new Set(['txt', 'json', 'pbn']);

/** `GET /api/tables/ID/record?format=txt|json|pbn[&deal=NUMBER]`: finished deals whole, the current one as a spectator saw it. */
export function recordRoute(house: House, log: TableLog, addresses: Addresses): Router {
  const routes = Router();
  routes.get('/:id/record', limitPerAddress(addresses, 'record'), async (request, response) => {
    const { format = 'txt', deal } = request.query;
    if (typeof format !== 'string' || !FORMATS.has(format))
      return problem(response, 400, 'The format is txt, json or pbn.');
    if (deal !== undefined && (typeof deal !== 'string' || !/^[1-9]\d{0,5}$/.test(deal)))
      return problem(response, 400, 'The deal is one number, from 1.');
    const live = await tableOf(house, request.params.id, response);
    if (!live) return;
    const all = recordedDeals(await log.read(live.id));
    const deals = deal === undefined ? all : all.filter(({ number }) => String(number) === deal);
    if (deals.length === 0) return problem(response, 404, 'The table has not had that deal.');
    const about = { id: live.id, name: live.meta.name, code: live.code, rules: live.rules };
    response.set('Cache-Control', 'no-store');
    if (format === 'txt') response.type('text/plain').send(recordText(deals, about));
    else if (format === 'json') response.json(recordData(deals, about));
    else
      response
        .attachment(`${live.id}.pbn`)
        .type('application/vnd.pbn')
        .send(recordPbn(deals, about, namesAt(live)));
  });
  routes.all('/:id/record', onlyMethods('GET'));
  return routes;
}
