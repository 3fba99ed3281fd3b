import { beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from './member-of.ts';
import { documents } from './office/documents.ts';
import { endOfSession } from './office/end-of-session.ts';
import { firstLogIn } from './office/first-log-in.ts';
import { openOffice } from './office/open-office.ts';
import { operatorsDay } from './office/operators-day.ts';
import { protection } from './office/protection.ts';
import { whatAnOperatorKeeps } from './office/what-an-operator-keeps.ts';

/** The operator's back office in a real browser against the whole product: one session on one page, from its begin to its end. */
describe('the back office', () => {
  const account = 'officestory';
  const office = openOffice({
    settings: {
      'identity.slider_captcha': false,
      'identity.captcha_after_failures': 1_000,
      'identity.lock_seconds': 3_600,
      'modules.switched_off': ['LOGINIPVERF3'],
    },
  });
  beforeAll(() => memberOf(office.server, account, 'lantern-7-bazaar'));

  firstLogIn(office, account);
  operatorsDay(office, account);
  whatAnOperatorKeeps(office);
  documents(office);
  protection(office);
  endOfSession(office, account);

  it('had no error in its page', () => {
    expect(office.faults).toEqual([]);
  });
});
