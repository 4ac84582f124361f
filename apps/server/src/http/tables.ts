import { DEFAULT_RULES } from '@eldest-hand/laws';
import { newTableSchema, readMessage, type TableSummary } from '@eldest-hand/protocol';
import { type RequestHandler, type Response, Router } from 'express';
import type { Addresses, AddressLimit } from '../addresses.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { faultInDeals } from '../tables/next-deal.ts';
import { namesAt, peopleAt } from '../tables/seats.ts';
import { onlyMethods, problem } from './problem.ts';

export const summaryOf = (live: LiveTable): TableSummary => ({
  id: live.id,
  name: live.meta.name,
  code: live.code,
  rules: live.rules,
  seats: namesAt(live),
  spectators: peopleAt(live).spectators,
  phase: live.table.phase,
  version: live.table.version,
  createdAt: live.meta.createdAt,
});

/** Finds the table of the address, or answers 404. */
export async function tableOf(house: House, id: unknown, response: Response): Promise<LiveTable | undefined> {
  const live = typeof id === 'string' ? await house.find(id) : undefined;
  if (!live) problem(response, 404, 'There is no such table.');
  return live;
}

const TOO_MANY: Readonly<Record<AddressLimit, string>> = {
  table: 'Too many new tables from one address: wait a moment.',
  record: 'Too many records from one address: wait a moment.',
  list: 'Too many questions from one address: wait a moment.',
  connection: 'Too many connections from one address: wait a moment.',
  join: 'Too many joins from one address: wait a moment.',
};

/** Keeps one address from asking without end for what costs much. */
export const limitPerAddress =
  (addresses: Addresses, what: AddressLimit): RequestHandler =>
  (request, response, next) => {
    if (addresses.may(what, addresses.of(request))) return next();
    problem(response, 429, TOO_MANY[what]);
  };

/** `POST /api/tables`, `GET /api/tables`, `GET /api/tables/ID`. */
export function tablesRoutes(house: House, addresses: Addresses): Router {
  const routes = Router();
  routes.post('/', limitPerAddress(addresses, 'table'), async (request, response) => {
    if (!request.is('application/json')) return problem(response, 415, 'Send the table as application/json.');
    const read = readMessage(newTableSchema, request.body);
    if ('fault' in read) return problem(response, 400, read.fault);
    const { code, name = '', rules = {}, deals = [], dealer = 'N', private: unlisted = false } = read.message;
    const fault = faultInDeals(deals);
    if (fault) return problem(response, 400, fault);
    const order = { code, name, rules: { ...DEFAULT_RULES, ...rules }, deals, dealer, private: unlisted };
    const { live, host } = await house.open(order);
    const url = `/t/${live.id}`;
    response.status(201).location(`/api/tables/${live.id}`).json({ id: live.id, url, host });
  });
  routes.get('/', limitPerAddress(addresses, 'list'), async (_request, response) => {
    response.json((await house.list()).map(summaryOf));
  });
  routes.all('/', onlyMethods('GET', 'POST'));
  routes.get('/:id', async (request, response) => {
    const live = await tableOf(house, request.params.id, response);
    if (live) response.json(summaryOf(live));
  });
  routes.all('/:id', onlyMethods('GET'));
  return routes;
}
