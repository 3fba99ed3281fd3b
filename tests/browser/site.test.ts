import { describe } from 'vitest';
import { announcements } from './site/announcements.ts';
import { aroundEveryPage } from './site/around-every-page.ts';
import { help } from './site/help.ts';
import { lobby } from './site/lobby.ts';
import { memberCentre } from './site/member-centre.ts';
import { memberDetails } from './site/member-details.ts';
import { offers } from './site/offers.ts';
import { openSite } from './site/open-site.ts';
import { rightToLeft } from './site/right-to-left.ts';

/**
 * Stories of what everybody sees of the site, and of the office behind it: in one house, and in the same two pages, for starting
 * these costs more than most stories do. First of all comes who looks at every page, while the house is new.
 */
describe('the site', () => {
  const site = openSite();
  rightToLeft(site);
  memberCentre(site);
  memberDetails(site);
  lobby(site);
  aroundEveryPage(site);
  announcements(site);
  offers(site);
  help(site);
});
