import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@ikka/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin, type UserConfig } from 'vite';
import { handToBoot } from '../../tools/pages/boot-files.ts';
import { filesOfPage, splitting } from '../../tools/pages/files-of-page.ts';
import { iconFiles } from '../../tools/pages/icon-files.ts';
import { ownCalls } from '../../tools/pages/own-calls.ts';
import { slimContract } from '../../tools/pages/slim-contract.ts';

/** Where `npm run dev` finds the server whose calls and rooms this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:3000';

/** The faces of the first screen by language; `boot.js` fetches them beside the scripts. */
const firstFaces = {
  en: [/^fraunces-latin-opsz/, /^inter-latin-wght/],
  ur: [/^noto-nastaliq-urdu-600/, /^noto-sans-urdu-wght/],
};

/** Hands the built files of the first view to `boot.js`, which fetches them in the order in which they are wanted. */
function bootFiles(): Plugin {
  return {
    name: 'ikka-boot-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? handToBoot(html, Object.keys(bundle), firstFaces) : html),
    },
  };
}

/** `boot.js` comes as it is written, and leaves as small as the rest. */
function smallBoot(): Plugin {
  return {
    name: 'ikka-small-boot',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }) => {
      const path = join(dir, 'boot.js');
      const { code } = await minify(path, await readFile(path, 'utf8'));
      await writeFile(path, code);
    },
  };
}

/** The calls that a module of the page makes, in the module itself, and of the contract only what is used beside them. */
function pageContract(): Plugin[] {
  return [
    {
      name: 'ikka-own-calls',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /apps\/site\/src\/.*\.tsx?$/, code: '@ikka/contract' },
        handler: (code) => ({ code: ownCalls(code, calls), map: null }),
      },
    },
    {
      name: 'ikka-page-contract',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /packages\/contract\/src\/.*\.ts$/ },
        handler: (code) => ({ code: slimContract(code), map: null }),
      },
    },
  ];
}

const page = (): UserConfig => ({
  base: '/',
  plugins: [react(), iconFiles(), bootFiles(), smallBoot(), pageContract()],
  server: {
    proxy: {
      '^/(wps|lgw|lotto|play|matchmake|docs|.well-known)(/|$)': { target: server, changeOrigin: false },
      '^/recaptcha(\\?|$)': { target: server, changeOrigin: false },
      // A room's own line stands at /<process>/<room>, nine characters each.
      '^/[\\w-]{9}/[\\w-]{9}(\\?|$)': { target: server, ws: true },
    },
  },
  // The pages have React's own; its stand-in for older versions is left out.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 400,
    modulePreload: { polyfill: false },
  },
});

export default defineConfig(async ({ command }) => {
  const config = page();
  if (command !== 'build') return config;
  const files = await filesOfPage({ ...page(), root: import.meta.dirname });
  return {
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          // The first view lists what every later part needs, and names say nothing to a browser.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: splitting(files),
        },
      },
    },
  };
});
