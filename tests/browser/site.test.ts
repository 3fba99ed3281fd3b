import { describe, expect, it } from 'vitest';
import { announcements } from './site/announcements.ts';
import { aroundEveryPage } from './site/around-every-page.ts';
import { help } from './site/help.ts';
import { lobby } from './site/lobby.ts';
import { offers } from './site/offers.ts';
import { openSite } from './site/open-site.ts';

/**
 * Stories of what everybody sees of the site, and of the office behind it: in one house, and in the same two pages, for starting
 * these costs more than most stories do.
 */
describe('the site', () => {
  const site = openSite();
  lobby(site);
  aroundEveryPage(site);
  announcements(site);
  offers(site);
  help(site);

  it('had no error in its pages', () => {
    expect(site.visit.faults).toEqual([]);
  });
});
