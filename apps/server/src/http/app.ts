import { CODE_NAMES, lawBook } from '@eldest-hand/laws';
import type { TableLog } from '@eldest-hand/store';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import type { Addresses } from '../addresses.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Post } from '../post/post.ts';
import type { Pool } from '../robots/pool.ts';
import type { House } from '../tables/house.ts';
import { clientRoutes } from './client.ts';
import { healthRoutes } from './health.ts';
import { makeableRoute } from './makeable.ts';
import { answerErrors, notFound, onlyMethods, problem } from './problem.ts';
import { recordRoute } from './record.ts';
import { securityHeaders } from './security.ts';
import { tablesRoutes } from './tables.ts';

const LARGEST_BODY = '32kb';

export interface AppDeps {
  readonly house: House;
  readonly log: TableLog;
  readonly post: Post;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  /** Threads that solve deals which are over: apart from those that think for robots, who would have to wait. */
  readonly solvers: Pool;
  readonly draining: () => boolean;
  /** The folder of the built client. */
  readonly webRoot: string;
}

/** Method, path and status are enough; headers and bodies are never logged. */
const logRequests = (logger: Logger) =>
  pinoHttp({
    logger,
    autoLogging: { ignore: ({ url = '' }) => /^\/(healthz|readyz|metrics|assets\/)/.test(url) },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });

/** Everything that the house answers over HTTP. */
export function newApp({ house, log, post, logger, metrics, addresses, solvers, draining, webRoot }: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(), logRequests(logger));
  app.use(healthRoutes({ log, post, metrics, draining }));
  app.use('/api', express.json({ limit: LARGEST_BODY }));
  app.use('/api/tables', tablesRoutes(house, addresses), recordRoute(house, log, addresses));
  app.use('/api/tables', makeableRoute(house, log, addresses, solvers));
  app.get('/api/codes/:code', (request, response) => {
    const code = CODE_NAMES.find((name) => name === request.params.code);
    if (code) response.json(lawBook(code));
    else problem(response, 404, `The house plays ${CODE_NAMES.join(', ')}.`);
  });
  app.all('/api/codes/:code', onlyMethods('GET'));
  app.use('/api', notFound);
  app.use(clientRoutes(webRoot));
  app.all(['/', '/t/:id'], onlyMethods('GET'));
  app.use(notFound);
  app.use(answerErrors(logger));
  return app;
}
