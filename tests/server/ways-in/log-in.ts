import { calls } from '@ikka/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { House } from '../open-house.ts';
import { type Seal, sealerOf } from '../sealer-of.ts';
import { logOfStory } from './log-of-story.ts';

const password = 'mehfil-e-shab77';
const mobile = '+923001234567';

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Record<string, unknown>;
  readonly setCookies: readonly string[];
}

/** Log-ins as a browser sees them: sealed bodies, and cookies that no script of a page reads. */
export function logIn(house: House): void {
  describe('log-ins, by the whole server', () => {
    let seal: Seal;
    const secrets: string[] = [password];
    const codes: string[] = [];
    const logged = logOfStory(house);

    beforeAll(async () => {
      seal = await sealerOf(house.server);
    });

    /** A browser with nothing but its cookies. */
    const openBrowser = () => {
      const cookies = new Map<string, string>();
      const send = async (
        call: { readonly method: string; readonly path: string },
        body?: unknown,
        token?: string,
      ): Promise<Answer> => {
        const response = await fetch(`${house.server.url}${call.path}`, {
          method: call.method,
          headers: {
            Language: 'EN',
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const setCookies = response.headers.getSetCookie();
        for (const header of setCookies) {
          const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
          if (value !== '') secrets.push(...value.split(/[.~]/).filter((part) => part !== ''));
        }
        const answer = (await response.json()) as { code?: string; value?: Record<string, unknown> };
        if (typeof answer.value?.token === 'string') secrets.push(answer.value.token);
        return { status: response.status, code: answer.code, value: answer.value ?? {}, setCookies };
      };
      return {
        cookies,
        send,
        sendSealed: async (call: { readonly method: string; readonly path: string }, body: object) =>
          send(call, { value: await seal(body) }),
      };
    };
    const register = async (browser: ReturnType<typeof openBrowser>, username: string) => {
      const form = { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true };
      const answer = await browser.sendSealed(calls.identity.register, form);
      expect(answer.code).toBeUndefined();
      return String(answer.value.token);
    };
    const login = (browser: ReturnType<typeof openBrowser>, username: string, more: object = {}) =>
      browser.sendSealed(calls.identity.login, { type: 'username', username, password, ...more });

    it('[I43] knows a browser by a cookie that pages cannot read', async () => {
      const browser = openBrowser();
      await register(browser, 'wirelogin1');
      const known = browser.cookies.get('ikka_device');
      const { setCookies, value } = await login(browser, 'wirelogin1', { remember: true });
      expect(Object.keys(value).sort()).toEqual(['firstTimeLogin', 'passwordExpired', 'token']);
      expect(browser.cookies.get('ikka_device')).toBe(known);
      expect(setCookies).toHaveLength(2);
      for (const header of setCookies) expect(header).toMatch(/; HttpOnly; SameSite=Lax/);
    });

    it('[I47] brings it back in with one press, and asks for a proof before guarded deeds', async () => {
      const browser = openBrowser();
      await register(browser, 'wirelogin2');
      const first = await login(browser, 'wirelogin2', { remember: true });
      await browser.send(calls.identity.logout, undefined, String(first.value.token));
      expect((await browser.send(calls.identity.remembered)).value).toEqual({ username: 'wirelogin2' });
      expect((await openBrowser().send(calls.identity.remembered)).value).toEqual({ username: null });
      const token = String((await browser.send(calls.identity.loginRemembered)).value.token);
      const { value } = await browser.send(calls.identity.devices, undefined, token);
      const [device] = value.list as { id: string; isThis: boolean }[];
      expect(device?.isThis).toBe(true);
      const revoke = { method: 'DELETE', path: `/wps/member/devices/${device?.id}` };
      expect(await browser.send(revoke, undefined, token)).toMatchObject({
        status: 403,
        code: 'session.not_fresh',
      });
      await browser.send(calls.identity.forgetRemembered);
      expect(browser.cookies.has('ikka_remember')).toBe(false);
      expect(await browser.send(calls.identity.loginRemembered)).toMatchObject({
        status: 403,
        code: 'login.remembered_over',
      });
    });

    it('[I46] takes the second step by a real SMS, once, and no sealed body twice', async () => {
      await register(openBrowser(), 'wirelogin3');
      await house.server.database.database.pool.query(
        `UPDATE identity.account SET mobile_key = $1, mobile_verified_at = now() WHERE name = 'wirelogin3'`,
        [mobile],
      );
      const browser = openBrowser();
      const asked = await login(browser, 'wirelogin3');
      expect(asked).toMatchObject({ status: 403, code: 'login.verification_required' });
      expect(asked.value).toMatchObject({ methods: ['sms'], reason: 'device' });
      const ticket = String(asked.value.ticket);
      secrets.push(ticket);
      await browser.send(calls.identity.loginVerificationCode, { ticket, channel: 'sms' });
      const code = await vi.waitFor(
        () => {
          const found = /\b\d{6}\b/.exec(
            house.sms.delivered.findLast(({ to }) => to === mobile)?.text ?? '',
          )?.[0];
          if (found === undefined) throw new Error('no SMS yet');
          return found;
        },
        { timeout: 10_000 },
      );
      codes.push(code);
      const body = { value: await seal({ ticket, method: 'sms', answer: code }) };
      const opened = await browser.send(calls.identity.loginVerification, body);
      expect(opened).toMatchObject({ status: 200, value: { token: expect.any(String) } });
      expect(await browser.send(calls.identity.loginVerification, body)).toMatchObject({
        status: 409,
        code: 'payload.replayed',
      });
      expect(await login(browser, 'wirelogin3')).toMatchObject({ status: 200 });
    });

    it('[I41] asks for the code in a picture after two failures, in the words of the code', async () => {
      await register(openBrowser(), 'wirelogin4');
      const browser = openBrowser();
      const wrong = { password: 'not this one' };
      expect((await login(browser, 'wirelogin4', wrong)).value).toEqual({ captcha: false });
      expect((await login(browser, 'wirelogin4', wrong)).value).toEqual({ captcha: true });
      expect(await login(browser, 'wirelogin4')).toMatchObject({
        status: 422,
        code: 'captcha.required',
        value: { captcha: true },
      });
    });

    it('[I40] writes no password, code, ticket or token into its log', () => {
      const log = logged();
      expect(log.length).toBeGreaterThan(1_000);
      expect(secrets.length).toBeGreaterThan(10);
      for (const secret of secrets) expect(log).not.toContain(secret);
      // Six digits alone: the same six stand in some instant or another.
      for (const code of codes) expect(log).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
    });
  });
}
