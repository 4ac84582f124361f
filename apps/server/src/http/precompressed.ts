import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/**
 * Gives a file in the form in which the build has compressed it, where there is one that the browser takes.
 * @param folder what `express.static` serves after this; it is read once, since hashed files do not change.
 */
export function precompressed(folder: string): RequestHandler {
  const there = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    const file = request.path.slice(1);
    const forms = Object.keys(ENDINGS).filter((form) => there.has(`${file}${ENDINGS[form]}`));
    const form = forms.length > 0 && request.acceptsEncodings(forms);
    if (form && ENDINGS[form]) {
      response.set('Content-Encoding', form).type(extname(file));
      request.url = `/${file}${ENDINGS[form]}`;
    }
    next();
  };
}
