import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server whose calls and rooms this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  server: {
    proxy: {
      '^/(wps|lgw|lotto|play|matchmake|docs|.well-known)(/|$)': { target: server, changeOrigin: false },
      // A room's own line stands at /<process>/<room>, nine characters each.
      '^/[\\w-]{9}/[\\w-]{9}(\\?|$)': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // What every page needs comes in one file, so that the first view is not a ladder of small requests.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/@tanstack\// },
            {
              name: 'kit',
              test: /@mantine\/(core|hooks)|@floating-ui|@tabler|packages\/(ui|i18n)\/src/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
