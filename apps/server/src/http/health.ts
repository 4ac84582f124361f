import type { TableLog } from '@eldest-hand/store';
import { Router } from 'express';
import type { Metrics } from '../metrics.ts';
import type { Post } from '../post/post.ts';
import { onlyMethods, problem } from './problem.ts';

const PATIENCE = 2000;

/** Rejects when the store has not answered in time. */
const answersSoon = (log: TableLog): Promise<void> =>
  Promise.race([
    log.ping(),
    new Promise<void>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE).unref()),
  ]);

interface HealthDeps {
  readonly log: TableLog;
  readonly post: Post;
  readonly metrics: Metrics;
  readonly draining: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes acts. `/metrics`: its figures.
 * Without Redis a process goes on, and others see its acts a second later: that is said, but takes no process out of service.
 */
export function healthRoutes({ log, post, metrics, draining }: HealthDeps): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  routes.get('/readyz', async (_request, response) => {
    if (draining()) return problem(response, 503, 'The server is shutting down.');
    const answers = await answersSoon(log).then(
      () => true,
      () => false,
    );
    if (answers) response.json({ status: 'ready', store: 'up', redis: post.state() });
    else problem(response, 503, 'The store does not answer.');
  });
  routes.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  routes.all(['/healthz', '/readyz', '/metrics'], onlyMethods('GET'));
  return routes;
}
