import { calls } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, operator, visitor } from './house-test-bench.ts';
import { outcome, value } from './office-test-bench.ts';

const page = { pageNo: 1, pageSize: 20 };
const reason = 'lost the phone, papers compared';
const iban = 'PK36SCBL0000001123456702';
const email = 'shireen@mail.example';

describe('a member’s protection in the office', () => {
  let house: House;
  const { officeMemberSecurity, officeMemberSessions, officeMemberLoginLog, officeMemberMessages } =
    calls.office;
  const wish = (id: string) => ({ id, reason, operator });

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const memberWithContacts = async (name: string) => {
    const member = await house.memberWith(name, 0n);
    await house.test.database.pool.query(
      'UPDATE identity.account SET email = $2, email_key = $2, email_verified_at = registered_at WHERE id = $1',
      [member.id, `${name.toLowerCase()}@mail.example`],
    );
    return member;
  };

  it('[O18] is shown whole, masked, and without the name in which payouts are held', async () => {
    const { id, memberId } = await memberWithContacts('Shireen');
    const added = await house.member.addPayoutAccount(
      { kind: 'bank', bankCode: 'SCBL', number: iban, holderName: 'Shireen Akhtar' },
      { memberId, ip: visitor.ip },
    );
    value(added);
    const answer = value(await house.office.memberSecurity(id));
    const shown = officeMemberSecurity.answer.parse(answer);
    expect(shown).toMatchObject({
      hasPassword: true,
      email: { masked: 'sh•••@mail.example', isVerified: true },
      mobile: null,
      payoutAccounts: [{ kind: 'bank', bankCode: 'SCBL', numberMasked: expect.stringContaining('6702') }],
    });
    // What is answered, before the contract leaves anything out.
    const text = JSON.stringify(answer);
    expect([iban, email, 'Akhtar', '$argon2id'].filter((each) => text.includes(each))).toEqual([]);
  });

  it('[O18] lists sessions, devices and the log, and none of it with a token', async () => {
    const { id, token } = await house.memberWith('Gulnar', 0n);
    const where = officeMemberSessions.answer.parse(value(await house.office.memberSessions(id)));
    expect(where.sessions).toMatchObject([{ method: 'registration', ip: visitor.ip }]);
    expect(where.devices).toMatchObject([{ ip: visitor.ip, isRemembered: false }]);
    house.clock.advance(1_000);
    await house.identity.login({ username: 'Gulnar', password: 'wrong' }, visitor);
    const log = officeMemberLoginLog.answer.parse(value(await house.office.memberLoginLog(id, page)));
    expect(log.list.map(({ method, result }) => [method, result])).toEqual([
      ['username', 'wrong_credentials'],
      ['registration', 'opened'],
    ]);
    const second = value(await house.office.memberLoginLog(id, { pageNo: 2, pageSize: 1 }));
    expect(second).toMatchObject({ total: 2, totalPages: 2, list: [{ result: 'opened' }] });
    expect(JSON.stringify([where, log])).not.toContain(token);
  });

  it('[O18] tells what became of messages, never what they said', async () => {
    const { id } = await memberWithContacts('Zohra');
    expect(await house.office.memberMessages(id)).toEqual({ list: [] });
    value(await house.office.sendResetLink({ ...wish(id), mayBeUnverified: false }));
    const answer = value(await house.office.memberMessages(id));
    expect(officeMemberMessages.answer.parse(answer).list).toMatchObject([
      { channel: 'mail', template: 'reset_link', state: 'kept', attempts: 0, lastFault: null },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/token=|zohra@/);
  });

  it('[O12] is changed for a reason, by name, in the audit', async () => {
    const { id, token } = await memberWithContacts('Firdaus');
    const [{ id: sessionId = '' } = {}] = value(await house.office.memberSessions(id)).sessions;
    value(await house.office.endMemberSession({ ...wish(id), sessionId }));
    expect(await house.identity.session(token)).toBeNull();
    expect(value(await house.office.endMemberSessions(wish(id)))).toEqual({ ended: 0 });
    const [{ id: deviceId = '' } = {}] = value(await house.office.memberSessions(id)).devices;
    value(await house.office.revokeMemberDevice({ ...wish(id), deviceId }));
    value(await house.office.forcePasswordChange(wish(id)));
    value(await house.office.unverifyContact({ ...wish(id), kind: 'email' }));
    const log = await house.office.audit({ ...page, subject: `member:${id}`, actor: 'saira' });
    expect(log.list.map(({ action, after }) => [action, (after as { reason: string }).reason])).toEqual([
      ['member.contact_unverified', reason],
      ['member.password_change_asked', reason],
      ['member.device_revoked', reason],
      ['member.sessions_ended', reason],
      ['member.session_ended', reason],
    ]);
  });

  it.each(['1', '9999999999999999999'])('[O18] of nobody (%s) is refused', async (id) => {
    const { office } = house;
    const answers = [
      await office.memberSecurity(id),
      await office.memberSessions(id),
      await office.memberLoginLog(id, page),
      await office.memberMessages(id),
      await office.endMemberSessions(wish(id)),
      await office.removeAuthenticator(wish(id)),
      await office.unlockMember(wish(id)),
      await office.forcePasswordChange(wish(id)),
      await office.sendResetLink({ ...wish(id), mayBeUnverified: false }),
      await office.unverifyContact({ ...wish(id), kind: 'mobile' }),
      await office.memberProfile(id),
      await office.resetMemberAvatar(wish(id)),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => 'member.unknown'));
    const sessionId = '0198d2a0-0000-7000-8000-000000000001';
    expect(outcome(await office.endMemberSession({ ...wish(id), sessionId }))).toBe('session.unknown');
    const device = { ...wish(id), deviceId: sessionId };
    expect(outcome(await office.revokeMemberDevice(device))).toBe('device.unknown');
  });
});
