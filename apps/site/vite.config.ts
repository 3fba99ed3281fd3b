import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server whose calls and rooms this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/',
  plugins: [react()],
  server: {
    proxy: {
      '^/(wps|lgw|lotto|play|matchmake|docs|.well-known)(/|$)': { target: server, changeOrigin: false },
      '^/rooms(/|$)': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 400,
  },
});
