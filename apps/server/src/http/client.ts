import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import { precompressed } from './precompressed.ts';
import { notFound } from './problem.ts';

const YEAR = '365d';

/** Serves the built client: hashed assets for ever, everything else asked about each time, its own addresses all one page. */
export function clientRoutes(root: string): Router {
  const routes = Router();
  const page = join(root, 'index.html');
  routes.use(
    '/assets',
    precompressed(join(root, 'assets')),
    express.static(join(root, 'assets'), { immutable: true, maxAge: YEAR, index: false }),
    notFound,
  );
  routes.use(
    express.static(root, { index: false, setHeaders: (response) => response.set('Cache-Control', 'no-cache') }),
  );
  routes.get('/{*any}', (_request, response, next) => {
    if (!existsSync(page)) return next();
    response.set('Cache-Control', 'no-cache').sendFile(page);
  });
  return routes;
}
