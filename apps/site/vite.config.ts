import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { modulesOfFirstView } from '../../tools/pages/first-view.ts';
import { slimContract } from '../../tools/pages/slim-contract.ts';

/** Where `npm run dev` finds the server whose calls and rooms this page uses. */
const server = process.env.IKKA_SERVER ?? 'http://127.0.0.1:3000';

/** The faces of the first screen by language; `boot.js` fetches them beside the scripts, so that words do not jump later. */
const firstFaces = {
  en: [/^fraunces-latin-opsz/, /^inter-latin-wght/],
  ur: [/^noto-nastaliq-urdu-600/, /^noto-sans-urdu-wght/],
};

/** Tells `boot.js` the built addresses of those faces. */
function faceAddresses(): Plugin {
  return {
    name: 'ikka-face-addresses',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const addresses = Object.entries(firstFaces).map(([language, faces]) => {
          const found = files.filter((file) => faces.some((face) => face.test(file.replace(/^.*\//, ''))));
          if (found.length !== faces.length) throw new Error(`the first faces of ${language} were not built`);
          return `data-${language}="${found.map((file) => `/${file}`).join(' ')}"`;
        });
        return html.replace('src="/boot.js"', `src="/boot.js" ${addresses.join(' ')}`);
      },
    },
  };
}

/** The contract without what only the server reads and what the back office calls. */
function pageContract(): Plugin {
  return {
    name: 'ikka-page-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler: (code) => ({ code: slimContract(code, (part) => part.startsWith('office')), map: null }),
    },
  };
}

const page = (): UserConfig => ({
  base: '/',
  plugins: [react(), faceAddresses(), pageContract()],
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
  const first = await modulesOfFirstView({ ...page(), root: import.meta.dirname });
  const isFirst = (id: string) => first.has(id);
  return {
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          // The first view lists what every later part needs, and names say nothing to a browser.
          chunkFileNames: 'assets/[hash].js',
          // What the first view needs comes in two files that change at different times, so that it is not a ladder of
          // small requests; what it does not need stays out of them.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              { name: 'first', test: isFirst, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
