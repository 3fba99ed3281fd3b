import { calls } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, must } from '../client-of.ts';
import type { House } from '../open-house.ts';
import { sealerOf } from '../sealer-of.ts';
import { changeSettings } from '../under-settings.ts';
import { logOfStory } from './log-of-story.ts';

const passwords = { first: 'mehfil-e-shab77', second: 'chiragh-tale-99', third: 'darya-ke-paar-5' };

/** Lost passwords and guarded calls, over real HTTP, with a mail server and an SMS gateway of flesh and blood. */
export function recovery(house: House): void {
  describe('recovery, by the whole server', () => {
    const secrets: string[] = Object.values(passwords);
    const logged = logOfStory(house);
    let before = {};

    beforeAll(async () => {
      before = await changeSettings(client(house.operator), { 'modules.switched_off': ['LOGINIPVERF3'] });
    });
    afterAll(() => changeSettings(client(house.operator), before));

    const client = (token: string | null = null) => clientOf(house.server, token);
    const sql = (text: string, values: unknown[]) => house.server.database.database.pool.query(text, values);
    const register = async (username: string, contact: { email?: string; mobile?: string }) => {
      const { first: password } = passwords;
      const body = { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true };
      const { token } = await must(client().call(calls.identity.register, { body }));
      await sql(
        `UPDATE identity.account SET email = $2, email_key = $2, mobile_key = $3,
         mobile_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE name = $1`,
        [username, contact.email ?? null, contact.mobile ?? null],
      );
      secrets.push(token);
      return token;
    };
    const login = (username: string, password: string) =>
      client().call(calls.identity.login, { body: { type: 'username', username, password } });
    const post = async (path: string, body: string, type: string) => {
      const headers = { 'Content-Type': type, Language: 'EN' };
      const response = await fetch(`${house.server.url}${path}`, { method: 'POST', headers, body });
      const answer = (await response.json()) as { code?: string; value: Record<string, string> };
      return { status: response.status, body: answer };
    };
    const smsCode = (to: string) =>
      vi.waitFor(
        () => {
          const code = /\b\d{6}\b/.exec(
            house.sms.delivered.findLast((message) => message.to === to)?.text ?? '',
          )?.[0];
          if (code === undefined) throw new Error('no SMS yet');
          secrets.push(code);
          return code;
        },
        { timeout: 10_000 },
      );

    it('[I28] a link from a real mail sets a new password, once, and ends the session that was', async () => {
      const token = await register('mailrecover', { email: 'zara@mail.example' });
      const form = { username: 'MailRecover', email: 'Zara@mail.example' };
      expect(await must(client().call(calls.identity.forgotPassword, { body: form }))).toEqual({});
      const link = await vi.waitFor(
        () => {
          const found = /https?:\/\/\S+#token=([\w-]{43})/.exec(
            house.mail.received.findLast(({ to }) => to.includes(form.email))?.text ?? '',
          )?.[1];
          if (found === undefined) throw new Error('no mail yet');
          return found;
        },
        { timeout: 10_000 },
      );
      secrets.push(link);
      const held = await must(client().call(calls.identity.resetLink, { body: { token: link } }));
      expect(held.needsSecondFactor).toBe(false);
      const body = { token: link, newPassword: passwords.second, confirmNewPassword: passwords.second };
      expect(await must(client().call(calls.identity.resetPassword, { body }))).toEqual({});
      expect(await client().call(calls.identity.resetPassword, { body })).toMatchObject({
        ok: false,
        status: 422,
        code: 'reset.link_invalid',
      });
      expect(await client(token).call(calls.identity.memberInfo)).toMatchObject({ code: 'session.required' });
      expect(await login('mailrecover', passwords.first)).toMatchObject({ code: 'login.wrong_credentials' });
      await must(login('mailrecover', passwords.second));
    });

    it('[I23] a stranger gets the same envelope as the owner', async () => {
      await register('mailowner', { email: 'owner@mail.example' });
      const path = calls.identity.forgotPassword.path;
      const type = 'application/x-www-form-urlencoded';
      const owner = await post(path, 'username=mailowner&email=owner%40mail.example', type);
      const stranger = await post(path, 'username=nobody11&email=nobody%40mail.example', type);
      expect(owner).toEqual({ status: 200, body: { success: true, value: {} } });
      expect(stranger).toEqual(owner);
    });

    it('takes a form where the contract says so, and nowhere else', async () => {
      const form = 'application/x-www-form-urlencoded';
      const body = { username: 'mailowner', email: 'owner@mail.example' };
      const json = await post(calls.identity.forgotPassword.path, JSON.stringify(body), 'application/json');
      expect(json).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
      const twice = await post(calls.identity.forgotPassword.path, 'username=a&username=b&email=c', form);
      expect(twice).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
      for (const path of [
        calls.identity.login.path,
        calls.identity.smsCode.path,
        calls.identity.stepUp.path,
      ]) {
        expect(await post(path, 'value=x', form)).toMatchObject({ status: 400 });
      }
    });

    it('[I28] a code from a real SMS sets a new password and logs in; its payload replayed does nothing', async () => {
      await register('phonerecover', { mobile: '+923025550001' });
      const number = { mobileNum: '0302 5550001', countryDialingCode: '92' };
      const sent = await must(
        client().call(calls.identity.smsCode, { body: { ...number, purpose: 'recover' } }),
      );
      expect(sent).toEqual({ expiredMinutes: 1 });
      const verificationCode = await smsCode('+923025550001');
      const payload = { ...number, newPassword: passwords.second, verificationCode };
      const value = await (await sealerOf(house.server))(payload);
      const { path } = calls.identity.setPasswordByPhone;
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => post(path, JSON.stringify({ value }), 'application/json')),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ success: false, code: 'payload.replayed' });
      const token = answers.find(({ status }) => status === 200)?.body.value.token ?? '';
      secrets.push(token);
      expect(await must(client(token).call(calls.identity.memberInfo))).toMatchObject({
        account: 'phonerecover',
      });
    });

    it('[I24] [I30] a session that is not fresh changes no contact until it stepped up', async () => {
      const token = await register('stepper', {});
      await sql(
        `UPDATE identity.session SET proven_at = now() - interval '1 hour' WHERE member_id =
         (SELECT id FROM identity.account WHERE name = 'stepper')`,
        [],
      );
      const contact = { kind: 'mobile', mobileNum: '3025550002' } as const;
      const ask = () => client(token).call(calls.identity.contactCode, { body: contact });
      expect(await ask()).toMatchObject({ ok: false, status: 403, code: 'session.not_fresh' });
      const body = { method: 'password', password: passwords.first } as const;
      await must(client(token).call(calls.identity.stepUp, { body }));
      await must(ask());
      const verificationCode = await smsCode('+923025550002');
      const changed = client(token).call(calls.identity.changeContact, {
        body: { contact, verificationCode },
      });
      expect(await must(changed)).toEqual({ masked: '+92•••••••002' });
      expect(await ask()).toMatchObject({ code: 'contact.unchanged' });
    });

    it('[I27] a changed password leaves no token of before alive', async () => {
      const token = await register('changer', {});
      const elsewhere = (await must(login('changer', passwords.first))).token;
      const body = { newPassword: passwords.third, confirmNewPassword: passwords.third };
      const changed = await must(client(token).call(calls.identity.changePassword, { body }));
      secrets.push(elsewhere, changed.token);
      for (const dead of [token, elsewhere]) {
        expect(await client(dead).call(calls.identity.memberInfo)).toMatchObject({ status: 401 });
      }
      expect(await must(client(changed.token).call(calls.identity.memberInfo))).toMatchObject({
        account: 'changer',
      });
    });

    it('says when to come back', async () => {
      const number = { mobileNum: '3025550009', countryDialingCode: '92', purpose: 'recover' };
      const ask = () =>
        fetch(`${house.server.url}${calls.identity.smsCode.path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(number),
        });
      expect((await ask()).status).toBe(200);
      const again = await ask();
      expect(again.status).toBe(429);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    });

    it('writes no password, token or code into the log', () => {
      const output = logged();
      expect(output.length).toBeGreaterThan(1_000);
      // A code of six digits may stand in an id by chance: it is looked for as a word.
      const isIn = (secret: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(output);
      expect(secrets.filter(isIn)).toEqual([]);
    });
  });
}
