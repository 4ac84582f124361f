import type { Problem } from '@eldest-hand/protocol';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Answers with a problem document (RFC 9457). */
export function problem(response: Response, status: number, detail?: string): void {
  const title = TITLES[status] ?? 'Error';
  const body: Problem = { type: 'about:blank', title, status, ...(detail ? { detail } : {}) };
  response.status(status).type('application/problem+json').send(JSON.stringify(body));
}

/** For a path that is there, asked in a way in which it is not. */
export const onlyMethods =
  (...methods: readonly string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', methods.join(', '));
    problem(response, 405, `${request.method} is not for this address: use ${methods.join(' or ')}.`);
  };

export const notFound: RequestHandler = (_request, response) => problem(response, 404, 'There is nothing here.');

/** A status that a library has set on its error and means for the client. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

/** The last handler: what went wrong is logged; the client is told what was its own doing. */
export const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
  (err: unknown, request, response, next) => {
    if (response.headersSent) return next(err);
    const status = statusOf(err);
    if (status >= 500) logger.error({ err, path: request.path }, 'a request failed');
    const detail = status < 500 && err instanceof Error ? err.message : 'The server failed: try again.';
    problem(response, status, detail);
  };
