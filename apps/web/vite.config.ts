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

export default defineConfig({
  plugins: [react(), compressed()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/socket.io': { target, ws: true }, '/api': { target } },
  },
});
