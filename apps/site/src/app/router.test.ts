import { isSitePath, sitePaths } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Router = ReturnType<typeof import('./router.tsx')['createSiteRouter']>;

/** What the server takes for a page of the site, against what the site's own router does with the address. */
describe('the addresses of the site', () => {
  let router: Router;
  beforeAll(async () => {
    // What the page asks for as it is loaded: how wide the screen is, and in which language the document came.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    await import('../parts/calls/use-failure-text.ts');
    // Without a document the router keeps its history in memory.
    vi.stubGlobal('document', undefined);
    const { createSiteRouter } = await import('./router.tsx');
    router = createSiteRouter();
    // The whole site is loaded.
  }, 60_000);
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('are those of the router, each of them and no other', () => {
    expect(Object.keys(router.routesByPath).sort()).toEqual([...sitePaths].sort());
  });

  it.each([
    ...sitePaths,
    '/RNG',
    '/promotions/',
    '/NOTICEPAGE/',
    '/no-such-lane',
    '/rng/nothing-below',
    '/index.html',
    '/register.htm',
    '/playground',
    '/in dex',
  ])('at %s the router finds what the server promises', (path) => {
    const [, { '**': rest }, found] = router.getMatchedRoutes(path);
    expect(isSitePath(path)).toBe(found !== undefined && rest === undefined);
  });
});
