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

  it('shows every page of the member centre and every part of its first', () => {
    const search = readFileSync(
      new URL('../../apps/site/src/parts/address/search.ts', import.meta.url),
      'utf8',
    );
    const named = (list: string) =>
      [...(search.split(`${list} = [`)[1]?.split(']')[0] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
    const names = new Set(galleryPages.map(({ name }) => name));
    const wanted = [
      ...named('centrePages').map((name) => `centre-${name}`),
      ...named('securityParts').map((name) => `security-${name}`),
    ];
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names each picture once', () => {
    const names = galleryPages.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
