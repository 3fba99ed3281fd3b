import { describe } from 'vitest';
import { external } from './elsewhere/external.ts';
import { limits } from './elsewhere/limits.ts';
import { openElsewhere } from './elsewhere/open-elsewhere.ts';

/** What needs another origin than the site's: games that open there, and log-ins that another house proves. */
describe('a site that works with others', () => {
  const elsewhere = openElsewhere();
  limits(elsewhere);
  external(elsewhere);
});
