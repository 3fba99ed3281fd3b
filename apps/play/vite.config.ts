import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server whose calls this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/play/',
  plugins: [react()],
  server: { proxy: { '^/(play/api|.well-known)(/|$)': { target: server, changeOrigin: false } } },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 700 },
});
