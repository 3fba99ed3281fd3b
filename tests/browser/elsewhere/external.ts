import { takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { memberOf } from '../member-of.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE, speakIn } from '../visit.ts';
import type { Elsewhere } from './open-elsewhere.ts';

const password = 'lantern-7-bazaar';

/** Log-ins that another house proves. */
export function external(elsewhere: () => Elsewhere): void {
  function strangerIn(language: StoryLanguage) {
    const t = textsOf(language);
    const { server, visit, google, firebase } = elsewhere();
    const { page, keys } = visit;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return {
      ...visit,
      google,
      firebase,
      ...partsOf(page, t),
      t,
      button,
      screens: (name: string) => takeScreens(page, `${language}-${name}`),
      usable: async (within?: 'dialog') => expect(await accessFaults(page, within)).toEqual([]),
      /** Signs out here and there, and goes to the log-in, in this language. */
      async comeAnew() {
        await visit.go(QUIET_PAGE);
        await speakIn(page, language);
        await visit.leave();
        await visit.context.clearCookies();
        await visit.clear();
        await visit.go(`${QUIET_PAGE}?auth=login`);
      },
      goThrough: () => keys.push(button(t('identity:external.google'))),
      /** Where the other house leads to; whoever goes on before is called back. */
      isBack: () => expect.poll(() => new URL(page.url()).pathname).toBe(QUIET_PAGE),
      openLinked: () => visit.go(`${QUIET_PAGE}?centre=securityCenter&part=linked`),
      async unlink() {
        await keys.push(button(t('identity:external.linked.unlinkOf', { provider: 'Google' })));
        await keys.push(button(t('identity:external.linked.unlink')));
      },
      /** Asks for a code by SMS, which is Firebase's to send. */
      async askForCode(name: string, mobile: string) {
        await memberOf(server, name, password, { mobile });
        await keys.choose(
          page.getByRole('tab', { name: t('identity:login.tabUsername') }),
          'ArrowLeft',
          page.getByRole('tab', { name: t('identity:login.tabSms') }),
        );
        await keys.write(page.locator('input[type=tel]'), mobile.replace('+92', '0'));
        await keys.push(button(t('identity:code.send')));
      },
    };
  }

  /** Log-in by another house in a real browser, against a real provider, by keyboard alone. */
  describe('a log-in by another house, from its page', () => {
    const language: StoryLanguage = 'ur';
    it('opens an account for who is new', async () => {
      const { page, keys, t, button, google, ...stranger } = strangerIn(language);
      google.person = { sub: `new-${language}`, email: 'saira@example.com' };
      await stranger.comeAnew();
      await stranger.goThrough();
      await page.getByRole('heading', { name: t('identity:external.choice.title') }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await stranger.screens('external-choice');
      await stranger.usable();
      await keys.push(button(t('identity:external.choice.register')));
      await keys.write(page.getByLabel(t('identity:field.username'), { exact: true }), `house${language}`);
      await keys.tabTo(page.getByLabel(t('identity:register.age', { age: '18' })));
      await keys.press('Space');
      await takeScreens(page, `${language}-external-register`, { fullPage: true });
      await stranger.usable();
      await keys.push(button(t('identity:register.submit')).last());
      await stranger.isIn();
      await stranger.isBack();
    });

    it('is a code of Firebase after a captcha in a frame of its own', async () => {
      const { page, keys, t, firebase, ...stranger } = strangerIn(language);
      const mobile = '+923007654321';
      await stranger.comeAnew();
      await stranger.askForCode(`phone${language}`, mobile);
      const check = page.getByRole('dialog', { name: t('identity:person.title') });
      const frame = check.frameLocator('iframe');
      const tick = frame.getByRole('button', { name: 'I am a person' });
      await tick.waitFor();
      await check.getByRole('status').waitFor({ state: 'detached' });
      expect(await check.locator('iframe').getAttribute('title')).toBe(t('identity:person.frame'));
      await stranger.usable('dialog');
      await stranger.screens('captcha');
      // The tab key leads into the frame and to what stands there.
      const isTickFocused = async () =>
        (await tick.evaluate('document.activeElement.tagName')) === 'BUTTON' || (await keys.press('Tab'));
      await expect.poll(isTickFocused, { timeout: 10_000 }).toBe(true);
      await keys.press('Enter');
      await expect
        .poll(() => check.locator('iframe').getAttribute('height'), { timeout: 10_000 })
        .toBe('600');
      await stranger.screens('captcha-challenge');
      await frame.frameLocator('iframe').getByRole('button', { name: 'Verify' }).click();

      await page.getByText(t('identity:code.sent')).waitFor();
      expect(await check.count()).toBe(0);
      const code = page.getByLabel(t('identity:code.label'), { exact: true });
      await keys.write(code, firebase.codes.get(mobile) ?? '');
      await stranger.usable('dialog');
      await keys.press('Enter');
      await stranger.isIn();
    });
  });

  /** What happens on the way is the same in every language. */
  describe('a log-in by another house', () => {
    it('says so to who went away', async () => {
      const { page, t, google, ...stranger } = strangerIn('en');
      google.person = null;
      await stranger.comeAnew();
      await stranger.goThrough();
      await page.getByText(t('refusals:external.cancelled')).waitFor();
      await stranger.screens('external-cancelled');
    });

    it('takes one press from whom it knows, and leaves the last way in', async () => {
      const { page, t, google, ...stranger } = strangerIn('ur');
      google.person = { sub: 'new-ur', email: 'saira@example.com' };
      await stranger.comeAnew();
      await stranger.goThrough();
      await stranger.isIn();
      await stranger.isBack();
      await page.getByRole('button', { name: t('site:account.menuOf', { name: 'houseur' }) }).waitFor();
      expect(page.url()).not.toContain('ticket');
      await stranger.openLinked();
      await page.getByText('saira@example.com').waitFor();
      await stranger.usable('dialog');
      await stranger.screens('linked');
      await stranger.unlink();
      await page.getByText(t('refusals:member.last_way_in')).waitFor();
    });

    it('links the account of who has one, after a log-in to it', async () => {
      const { page, keys, t, button, google, ...stranger } = strangerIn('ur');
      const { account } = await memberOf(elsewhere().server, 'linkedur', password);
      google.person = { sub: 'linked-ur', email: 'bilal@example.com' };
      await stranger.comeAnew();
      await stranger.goThrough();
      await keys.push(button(t('identity:external.choice.link')));
      await keys.write(page.getByLabel(t('identity:field.username'), { exact: true }), account);
      await keys.write(page.getByLabel(t('identity:field.password'), { exact: true }), password);
      await keys.press('Enter');
      const link = button(t('identity:external.choice.linkNow'));
      await link.waitFor();
      await stranger.screens('external-link');
      await keys.push(link);
      await stranger.isIn();
      await stranger.isBack();
      await stranger.openLinked();
      await page.getByText('bilal@example.com').waitFor();
      await stranger.unlink();
      await page.getByText(t('identity:external.linked.empty'), { exact: true }).waitFor();

      await keys.push(button(t('identity:external.linked.link', { provider: 'Google' })));
      await page.getByText('bilal@example.com').waitFor();
      expect(page.url()).toContain('part=linked');
    });

    it('asks again for the captcha where that did not come', async () => {
      const { page, keys, t, button, firebase, ...stranger } = strangerIn('ur');
      // The way to the other house and back has loaded the page anew: the captcha is not in it yet.
      await stranger.comeAnew();
      await page.route(`${firebase.captchaUrl}**`, (route) => route.abort());
      await stranger.askForCode('another', '+923005550005');
      const check = page.getByRole('dialog', { name: t('identity:person.title') });
      await check.getByText(t('identity:person.failed')).waitFor();
      await stranger.usable('dialog');
      await stranger.screens('captcha-failed');
      await page.unroute(`${firebase.captchaUrl}**`);
      await keys.push(button(t('identity:person.retry')));
      await keys.focused(button(t('identity:person.cancel')));
      await check.frameLocator('iframe').getByRole('button', { name: 'I am a person' }).waitFor();
    });
  });
}
