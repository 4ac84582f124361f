import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/socket.io': { target, ws: true }, '/api': { target } },
  },
});
