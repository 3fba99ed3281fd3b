import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { filesOfPage, splitting } from '../../tools/pages/files-of-page.ts';
import { iconFiles } from '../../tools/pages/icon-files.ts';

/** Where `npm run dev` finds the server whose calls this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:8080';

const page = (): UserConfig => ({
  base: '/office/',
  plugins: [react(), iconFiles()],
  server: {
    proxy: { '^/(office/api|.well-known)(/|$)': { target: server, changeOrigin: false } },
  },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 500 },
});

export default defineConfig(async ({ command }) => {
  const config = page();
  if (command !== 'build') return config;
  const files = await filesOfPage({ ...page(), root: import.meta.dirname });
  const output = { codeSplitting: splitting(files) };
  return { ...config, build: { ...config.build, rolldownOptions: { output } } };
});
