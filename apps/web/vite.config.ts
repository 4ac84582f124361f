import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const target = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

const MADE = /\.(js|css)$/;

/** Writes beside each script and style what it is when compressed: the house serves these, and compresses nothing while people play. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  // Of the files as they are written: until then other plugins still change them.
  writeBundle({ dir = '' }, bundle) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    for (const fileName of Object.keys(bundle).filter((name) => MADE.test(name))) {
      const path = join(dir, fileName);
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text, quality));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  },
});

/** What a table needs is fetched while the first picture is painted, though the page begins it only after that. */
const foretold = (): Plugin => ({
  name: 'foretold',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const table = Object.values(bundle).find((made) => made.type === 'chunk' && made.name === 'table');
      if (table?.type !== 'chunk') throw new Error('There is no file for the table.');
      // What begins the page is there by then.
      const files = [table.fileName, ...table.imports.filter((file) => !/\/start-/.test(file))];
      const scripts = files.map((file) => ({ rel: 'modulepreload', href: `/${file}` }));
      const styles = [...(table.viteMetadata?.importedCss ?? [])].map((file) => ({
        rel: 'stylesheet',
        href: `/${file}`,
      }));
      return [...scripts, ...styles].map((attrs) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true },
        injectTo: 'head' as const,
      }));
    },
  },
});

// All that a table needs at once is one file: a dozen small ones are compressed worse, and a slow phone asks for each. What begins
// the page and fetches the reader's words is another, so that it can begin before.
const FILES = [
  {
    name: 'start',
    test: /apps\/web\/src\/(start|kept|words\/words|settings\/language-kept|parts\/until-come)\.ts$|preload-helper/,
    priority: 1,
  },
  { name: 'table', test: /apps\/web\/src\/main\.tsx$/ },
];

export default defineConfig({
  plugins: [react(), compressed(), foretold()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/socket.io': { target, ws: true }, '/api': { target } },
  },
});
