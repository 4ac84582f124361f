import type { TableLog } from '@eldest-hand/store';
import { Router } from 'express';
import { recordData } from '../record/data.ts';
import { recordedDeals } from '../record/deals.ts';
import { recordPbn } from '../record/pbn.ts';
import { recordText } from '../record/text.ts';
import type { House } from '../tables/house.ts';
import { namesAt } from '../tables/seats.ts';
import { problem } from './problem.ts';
import { limitPerAddress, tableOf } from './tables.ts';

/** A record is read and folded whole: dear enough to be asked for now and then only. */
const RECORDS = { burst: 30, perSecond: 2 };

/** `GET /api/tables/ID/record?format=txt|json|pbn[&deal=NUMBER]`: finished deals whole, the current one as a spectator saw it. */
export function recordRoute(house: House, log: TableLog, now: () => number): Router {
  const routes = Router();
  routes.get(
    '/:id/record',
    limitPerAddress(now, RECORDS, 'Too many records from one address: wait a moment.'),
    async (request, response) => {
      const live = await tableOf(house, request.params.id, response);
      if (!live) return;
      const { format = 'txt', deal } = request.query;
      const all = recordedDeals(await log.read(live.id));
      const deals = deal === undefined ? all : all.filter(({ number }) => String(number) === deal);
      if (deals.length === 0) return problem(response, 404, 'The table has not had that deal.');
      const about = { id: live.id, name: live.meta.name, code: live.code, rules: live.rules };
      response.set('Cache-Control', 'no-store');
      if (format === 'txt') response.type('text/plain').send(recordText(deals, about));
      else if (format === 'json') response.json(recordData(deals, about));
      else if (format === 'pbn')
        response
          .attachment(`${live.id}.pbn`)
          .type('application/vnd.pbn')
          .send(recordPbn(deals, about, namesAt(live)));
      else problem(response, 400, 'The format is txt, json or pbn.');
    },
  );
  return routes;
}
