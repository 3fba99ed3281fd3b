import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  operator,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const act = { ...operator, reason: 'asked by phone, papers compared' };
const newPassword = 'qissa-khwani-bazaar9';

describe('what the customer service does for a member', () => {
  let bench: Bench;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const name = `Served${names}`;
    const { memberId, token } = await bench.memberNamed(name);
    const email = `served${names}@mail.example`;
    const mobile = `+9230055500${names.toString().padStart(2, '0')}`;
    await giveContacts(bench, memberId, { email, mobile });
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return { name, memberId, member, token, email, mobile };
  };
  const support = () => bench.identity.support;
  const sendLink = (memberId: bigint, mayBeUnverified = false) =>
    support().sendResetLink({ memberId, mayBeUnverified }, act);
  const told = async (to: string) => (await bench.messagesTo(to)).map(({ template }) => template);
  const entry = async (memberId: bigint, action: string) => {
    const filter = { subject: `member:${memberId}`, action };
    const { entries } = await bench.audit.find(filter, { limit: 50, offset: 0 });
    expect(entries.map(({ actor, ip }) => [actor, ip])).toEqual(entries.map(() => ['saira', operator.ip]));
    return entries.map(({ before, after }) => ({
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
    }));
  };
  const login = (name: string, password = goodPassword, browser = testBrowser()) =>
    bench.identity.login({ username: name, password }, browser.from());
  const mustChange = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return (await bench.identity.memberInfo(member)).mustChangePassword;
  };

  beforeAll(async () => {
    bench = await openBench();
    bench.switchedOff.add('LOGINIPVERF3');
  });
  afterAll(() => bench.close());

  it('[I92] takes a lost authenticator away, ends what is open, and tells the member', async () => {
    const { name, memberId, member, token, email, mobile } = await newMember();
    const browser = testBrowser();
    answered(
      await bench.identity.login({ username: name, password: goodPassword, remember: true }, browser.from()),
    );
    expect(refused(await support().removeAuthenticator(memberId, act))).toBe('authenticator.not_set');
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const code = await generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) });
    answered(await bench.identity.proofs.confirmAuthenticator(member, code, visitor));
    const before = [await told(email), await told(mobile)];

    const answers = await Promise.all([
      support().removeAuthenticator(memberId, act),
      support().removeAuthenticator(memberId, act),
    ]);
    expect(answers.filter((answer) => 'code' in answer).map(refused)).toEqual(['authenticator.not_set']);
    expect(await support().protectionOf(memberId)).toMatchObject({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    });
    expect(await bench.identity.session(token)).toBeNull();
    expect((await support().sessions(memberId)).list).toEqual([]);
    expect((await bench.identity.browsers.remembered(browser.from())).username).toBeNull();
    expect([await told(email), await told(mobile)]).toEqual(
      before.map((messages) => ['protection_changed', ...messages]),
    );
    expect(await entry(memberId, 'member.authenticator_removed')).toEqual([
      {
        before: { hasAuthenticator: true, recoveryCodes: 10 },
        after: { hasAuthenticator: false, recoveryCodes: 0, endedSessions: 2, reason: act.reason },
      },
    ]);
  });

  it('[I94] asks for a new password until there is one, with the setting off', async () => {
    const { name, memberId, token } = await newMember();
    await bench.set('identity.forced_password_change', false);
    expect(await mustChange(token)).toBe(false);
    bench.clock.advance(1_000);
    answered(await support().forcePasswordChange(memberId, act));
    expect(refused(await support().forcePasswordChange(memberId, act))).toBe('member.state_unchanged');
    expect(await support().protectionOf(memberId)).toMatchObject({ isPasswordChangeAsked: true });

    const again = answered(await login(name));
    expect(again.passwordExpired).toBe(true);
    expect(await mustChange(again.token)).toBe(true);
    const member = await bench.identity.session(again.token);
    if (member === null) throw new Error('no session');
    bench.clock.advance(1_000);
    const passwords = { newPassword, confirmNewPassword: newPassword, oldPassword: goodPassword };
    answered(await bench.identity.proofs.changePassword(member, passwords, { ...visitor, language: 'EN' }));
    const later = answered(await login(name, newPassword));
    expect(later.passwordExpired).toBe(false);
    expect(await mustChange(later.token)).toBe(false);
    expect(await support().protectionOf(memberId)).toMatchObject({ isPasswordChangeAsked: false });
    expect(await entry(memberId, 'member.password_change_asked')).toEqual([
      { before: { isChangeAsked: false }, after: { isChangeAsked: true, reason: act.reason } },
    ]);
  });

  it('[I94] asks nobody who has none', async () => {
    const { memberId } = await newMember();
    await bench.test.database.pool.query('UPDATE identity.account SET password_hash = NULL WHERE id = $1', [
      memberId.toString(),
    ]);
    expect(refused(await support().forcePasswordChange(memberId, act))).toBe('member.without_password');
    expect(refused(await support().forcePasswordChange(1n, act))).toBe('member.unknown');
  });

  it('[I95] mails a link that works once, and that the record does not hold', async () => {
    const { name, memberId, email } = await newMember();
    const first = answered(await sendLink(memberId));
    expect(first).toEqual({ maskedEmail: `se•••@mail.example` });
    answered(await sendLink(memberId));
    const [latest = '', older = ''] = (await bench.messagesTo(email)).map(
      ({ values }) => values.link?.split('token=')[1],
    );
    const use = (token: string) =>
      bench.identity.proofs.resetPassword(
        { token, newPassword, confirmNewPassword: newPassword },
        { ...visitor, language: 'EN' },
      );
    expect(refused(await use(older))).toBe('reset.link_invalid');
    answered(await login(name));
    answered(await use(latest));
    answered(await login(name, newPassword));
    const entries = await entry(memberId, 'member.reset_link_sent');
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(latest);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('[I95] mails to a mailbox that was never verified where the operator has made sure, and the link verifies it', async () => {
    const { memberId, email } = await newMember();
    await bench.test.database.pool.query(
      'UPDATE identity.account SET email_verified_at = NULL WHERE id = $1',
      [memberId],
    );
    expect(await support().protectionOf(memberId)).toMatchObject({ resetMailbox: 'unverified' });
    expect(refused(await sendLink(memberId))).toBe('contact.not_verified');
    answered(await sendLink(memberId, true));
    const token = (await bench.messagesTo(email))[0]?.values.link?.split('token=')[1] ?? '';
    const input = { token, newPassword, confirmNewPassword: newPassword };
    answered(await bench.identity.proofs.resetPassword(input, { ...visitor, language: 'EN' }));
    expect(await support().protectionOf(memberId)).toMatchObject({
      email: { isVerified: true },
      resetMailbox: 'verified',
    });
    expect((await entry(memberId, 'member.reset_link_sent'))[0]?.after).toMatchObject({ isVerified: false });
  });

  it('[I95] mails none to a mailbox that an operator marked as not verified', async () => {
    const { memberId, email } = await newMember();
    answered(await support().unverifyContact(memberId, 'email', act));
    expect(refused(await sendLink(memberId))).toBe('contact.not_verified');
    expect(refused(await sendLink(memberId, true))).toBe('contact.not_verified');
    expect(await support().protectionOf(memberId)).toMatchObject({ resetMailbox: null });
    expect(await told(email)).not.toContain('reset_link');
    expect(refused(await sendLink(1n))).toBe('member.unknown');
    bench.ways.mail = null;
    expect(refused(await sendLink(memberId))).toBe('channel.unavailable');
    bench.ways.mail = 'outbox';
  });

  it('[I96] takes away that a mailbox is verified: its links end, and it is told', async () => {
    const { memberId, member, email, mobile } = await newMember();
    answered(await sendLink(memberId));
    answered(await support().unverifyContact(memberId, 'email', act));
    expect(refused(await support().unverifyContact(memberId, 'email', act))).toBe('contact.not_verified');
    const [, { values } = { values: {} as Record<string, string> }] = await bench.messagesTo(email);
    const token = values.link?.split('token=')[1] ?? '';
    expect(token).not.toBe('');
    expect(refused(await bench.identity.proofs.resetLink(token))).toBe('reset.link_invalid');
    const asked = { username: member.account, email };
    expect(await bench.identity.proofs.forgotPassword(asked, { ...visitor, language: 'EN' })).toEqual({});
    expect((await bench.identity.proofs.stepUpWays(member)).methods).not.toContain('email');
    expect(await told(email)).toEqual(['contact_unverified', 'reset_link']);
    expect(await told(mobile)).toEqual(['contact_unverified']);
    expect(await entry(memberId, 'member.contact_unverified')).toEqual([
      {
        before: { kind: 'email', contact: 'se•••@mail.example', isVerified: true },
        after: { kind: 'email', contact: 'se•••@mail.example', isVerified: false, reason: act.reason },
      },
    ]);
  });

  it('[I96] frees a number for whoever proves to own it', async () => {
    const { memberId, member, mobile } = await newMember();
    const other = await newMember();
    answered(await support().unverifyContact(memberId, 'mobile', act));
    expect((await bench.identity.proofs.stepUpWays(member)).methods).not.toContain('sms');
    await giveContacts(bench, other.memberId, { mobile });
    expect(await support().protectionOf(other.memberId)).toMatchObject({ mobile: { isVerified: true } });
  });

  it('[I97] ends one session and what its browser remembers, and no other', async () => {
    const { name, memberId, token } = await newMember();
    const browser = testBrowser('198.51.100.20');
    const input = { username: name, password: goodPassword, remember: true };
    const lost = answered(await bench.identity.login(input, browser.from()));
    const lostSession = await bench.identity.session(lost.token);
    const sessionId = lostSession?.sessionId ?? '';
    expect((await support().sessions(memberId)).list.map(({ isThis }) => isThis)).toEqual([false, false]);
    answered(await support().endSession({ memberId, sessionId }, act));
    expect(refused(await support().endSession({ memberId, sessionId }, act))).toBe('session.unknown');
    expect(await bench.identity.session(lost.token)).toBeNull();
    expect(await bench.identity.session(token)).not.toBeNull();
    expect((await bench.identity.browsers.remembered(browser.from())).username).toBeNull();
    expect(await entry(memberId, 'member.session_ended')).toEqual([
      { before: null, after: { sessionId, reason: act.reason } },
    ]);
  });

  it('[I98] revokes a device: its sessions and its memory end, and the page hears who did it', async () => {
    const { name, memberId, token } = await newMember();
    const browser = testBrowser('198.51.100.21');
    const lost = answered(
      await bench.identity.login({ username: name, password: goodPassword, remember: true }, browser.from()),
    );
    const there = (await support().devices(memberId)).list.find(({ isRemembered }) => isRemembered);
    const wish = { memberId, deviceId: there?.id ?? '' };
    const other = await newMember();
    expect(refused(await support().revokeDevice({ ...wish, memberId: other.memberId }, act))).toBe(
      'device.unknown',
    );
    const sessionId = (await bench.identity.session(lost.token))?.sessionId;
    const both = await Promise.all([support().revokeDevice(wish, act), support().revokeDevice(wish, act)]);
    expect(both.filter((answer) => 'code' in answer).map(refused)).toEqual(['device.unknown']);
    expect(both).toContainEqual({ ended: 1 });
    expect(await bench.identity.session(lost.token)).toBeNull();
    expect(await bench.identity.session(token)).not.toBeNull();
    expect((await bench.identity.browsers.remembered(browser.from())).username).toBeNull();
    expect(bench.facts).toContainEqual({
      name: 'SessionEnded',
      fact: { sessionId, memberId, reason: 'ended_by_operator' },
    });
    expect(await entry(memberId, 'member.device_revoked')).toEqual([
      { before: null, after: { deviceId: wish.deviceId, sessions: [sessionId], reason: act.reason } },
    ]);
  });

  it('[I97] ends nobody else’s session', async () => {
    const { memberId } = await newMember();
    const { member, token } = await newMember();
    const wish = { memberId, sessionId: member.sessionId };
    expect(refused(await support().endSession(wish, act))).toBe('session.unknown');
    expect(await bench.identity.session(token)).not.toBeNull();
  });
});
