import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const target = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

/** Writes beside each script and style what it is when compressed: the house serves these, and compresses nothing while people play. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const [fileName, file] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(fileName)) continue;
      const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text, quality) });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
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
