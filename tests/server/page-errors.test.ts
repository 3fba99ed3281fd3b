import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../browser/texts.ts';

const root = join(import.meta.dirname, '../..');

/** The entries of the catalogue of errors that the page answers: what it says, and where that is proven. */
const entries: readonly { entry: string; text: string; file: string; test: string }[] = [
  {
    entry: 'SMS code failure: a warning with a button to confirm',
    text: 'identity:code.failedTitle',
    file: 'tests/browser/ways-in/log-in.ts',
    test: 'logs in by a code that came by SMS, and is shown what protects the account the first time',
  },
  {
    entry: 'failed login: image captcha when flagged',
    text: 'identity:error.imageCode',
    file: 'tests/browser/ways-in/log-in.ts',
    test: 'asks for what is missing, then refuses a wrong password until it shows a picture, which it believes nobody blindly',
  },
  {
    entry: 'failed login: slider reset, loader off',
    text: 'identity:error.captcha',
    file: 'tests/browser/errors.test.ts',
    test: 'of a log-in resets the slider and takes the loader away',
  },
  {
    entry: 'registration failure: slider reset',
    text: 'refusals:register.username_taken',
    file: 'tests/browser/errors.test.ts',
    test: 'of a registration resets the slider and says under the field what is wrong',
  },
  {
    entry: 'access restricted by location or IP',
    text: 'doors:status.regionTitle',
    file: 'tests/browser/errors.test.ts',
    test: 'of the place shows the visitor’s address and country instead of the site',
  },
  {
    entry: 'maintenance notice',
    text: 'doors:status.maintenanceTitle',
    file: 'tests/browser/errors.test.ts',
    test: 'of maintenance shows when the site opens again, and goes by',
  },
  {
    entry: 'customer-service call failure: the window that was opened is closed',
    text: 'common:network.unreachable',
    file: 'tests/browser/errors.test.ts',
    test: 'of the customer service closes the window that was opened for it',
  },
  {
    entry: 'first error under each field',
    text: 'identity:error.required',
    file: 'tests/browser/ways-in/registration.ts',
    test: 'says under each field what is missing, brings the first one under the hand, and everybody can use it',
  },
  {
    entry: 'wrong affiliate code, before anything is registered',
    text: 'refusals:register.affiliate_invalid',
    file: 'tests/browser/ways-in/registration.ts',
    test: 'tells a wrong invitation before anything is registered',
  },
  {
    entry: 'a part of the page not loaded after three attempts',
    text: 'common:part.failed',
    file: 'apps/site/src/parts/loading/load-part.test.ts',
    test: 'gives up after the third time and says what stood in the way',
  },
  {
    entry: 'page load timeout after 120 s, check network',
    text: 'common:part.timeout',
    file: 'apps/site/src/parts/loading/load-part.test.ts',
    test: 'waits 120 seconds and no longer',
  },
  {
    entry: 'network abnormal, retry',
    text: 'common:network.unreachable',
    file: 'tests/browser/ways-in/log-in-on-the-way.ts',
    test: 'says at once that the line is dead, and sends nothing later by itself',
  },
  {
    entry: 'popup closed by user, login failed, retry',
    text: 'refusals:external.cancelled',
    file: 'tests/browser/elsewhere/external.ts',
    test: 'says so to who went away',
  },
  {
    entry: 'invalid URL, contact service',
    text: 'doors:notFound.text',
    file: 'tests/browser/site/help.ts',
    test: 'helps whoever comes to an address without a page',
  },
];

describe('an error that the page answers', () => {
  const [english, urdu] = [textsOf('en'), textsOf('ur')];

  it.each(entries)('$entry: has its words in both languages, and a test', ({ text, file, test }) => {
    expect(english(text)).not.toBe(urdu(text));
    expect(urdu(text)).toMatch(/[\u0600-\u06ff]/);
    expect(readFileSync(join(root, file), 'utf8')).toContain(`it('${test}', `);
  });
});
