import { afterAll, beforeAll, describe } from 'vitest';
import { memberOf } from './member-of.ts';
import { logIn } from './ways-in/log-in.ts';
import { logInOnTheWay } from './ways-in/log-in-on-the-way.ts';
import { lostPassword } from './ways-in/lost-password.ts';
import { membersOnly } from './ways-in/members-only.ts';
import { openWaysIn, password } from './ways-in/open-ways-in.ts';
import { passkey } from './ways-in/passkey.ts';
import { registration } from './ways-in/registration.ts';
import { lockOwner, sliderAndLock } from './ways-in/slider-and-lock.ts';

/** All ways into the house, told in one page of it. */
const house = openWaysIn();

// These three load it, for their subject is an address from elsewhere; so the page knows what their settings are.
membersOnly(house);
describe('behind the slider', () => {
  let before = {};
  beforeAll(async () => {
    await memberOf(house.server, lockOwner.account, password, { email: lockOwner.email });
    before = await house.change({ 'identity.slider_captcha': true });
  });
  afterAll(() => house.change(before));
  registration(house);
  sliderAndLock(house);
});
lostPassword(house);

logIn(house);
logInOnTheWay(house);
passkey(house);
