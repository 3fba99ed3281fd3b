import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { galleryPages } from './pages.ts';

const router = readFileSync(new URL('../../apps/site/src/app/router.tsx', import.meta.url), 'utf8');
const shown = new Set(galleryPages.map(({ address }) => address.split(/[?#]/)[0]));
/** Addresses that show what another one shows. */
const others = new Set(['/', '/register.html', '/download']);

describe('the gallery', () => {
  it('shows every route of the site', () => {
    const routes = [...router.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((path) => !shown.has(path) && !others.has(path))).toEqual([]);
  });

  it('names each picture once', () => {
    const names = galleryPages.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
