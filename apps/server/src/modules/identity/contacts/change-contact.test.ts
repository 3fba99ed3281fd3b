import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, openBench, type Process, refused, visitor } from '../identity-test-bench.ts';

const minute = 60_000;

describe('changing a contact', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const { token } = await bench.memberNamed(`Contact${names}`);
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return { member, memberId: member.memberId };
  };
  type Member = Awaited<ReturnType<typeof newMember>>['member'];
  const byMail = (email: string) => ({ kind: 'email', email }) as const;
  const byPhone = (mobileNum: string, countryDialingCode = '92') =>
    ({ kind: 'mobile', mobileNum, countryDialingCode }) as const;
  type Contact = ReturnType<typeof byMail> | ReturnType<typeof byPhone>;
  const ask = (member: Member, contact: Contact) =>
    bench.identity.proofs.contactCode(member, contact, visitor);
  const codeTo = async (to: string) => (await bench.messagesTo(to))[0]?.values.code ?? '';
  const change = (member: Member, contact: Contact, verificationCode: string, process: Process = bench) =>
    process.identity.proofs.changeContact(member, { contact, verificationCode }, visitor);
  const proven = async (member: Member, contact: Contact, to: string) => {
    answered(await ask(member, contact));
    return answered(await change(member, contact, await codeTo(to)));
  };

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(10 * minute));
  afterAll(() => bench.close());

  it('[I30] takes a mailbox that a code has proven', async () => {
    const { member, memberId } = await newMember();
    const contact = byMail('First.One@mail.pk');
    expect(await ask(member, contact)).toEqual({ expiredMinutes: 1 });
    expect(await bench.identity.proofs.securityOverview(member)).toMatchObject({ maskedEmail: null });
    const [message] = await bench.messagesTo('First.One@mail.pk');
    expect(message).toMatchObject({ template: 'contact_code', memberId });
    const changed = await change(member, contact, message?.values.code ?? '');
    expect(changed).toEqual({ masked: 'Fi•••@mail.pk' });
    expect(await bench.identity.proofs.securityOverview(member)).toMatchObject({
      maskedEmail: 'Fi•••@mail.pk',
      isEmailVerified: true,
    });
    expect(await bench.actions(`member:${memberId}`)).toContain('member.contact_changed');
    expect(refused(await ask(member, byMail('first.one@MAIL.pk')))).toBe('contact.unchanged');
  });

  it('[I30] takes a number in the parts in which it was typed, and tells the former one', async () => {
    const { member, memberId } = await newMember();
    await proven(member, byPhone('0301 2000001', '+92'), '+923012000001');
    bench.clock.advance(minute);
    expect(await bench.messagesTo('+923012000001')).toHaveLength(1);
    await proven(member, byPhone('۳۰۱۲۰۰۰۰۰۲', '۹۲'), '+923012000002');
    const told = (await bench.messagesTo('+923012000001')).map(({ template }) => template);
    expect(told).toContain('contact_changed');
    const { rows } = await bench.test.database.pool.query(
      'SELECT mobile_key, mobile_num, country_dialing_code FROM identity.account WHERE id = $1',
      [memberId],
    );
    expect(rows).toEqual([
      { mobile_key: '+923012000002', mobile_num: '3012000002', country_dialing_code: '92' },
    ]);
  });

  it('[I30] ends the reset links that were mailed to the former mailbox', async () => {
    const { member } = await newMember();
    await proven(member, byMail('former@mail.pk'), 'former@mail.pk');
    bench.clock.advance(minute);
    const asked = { username: member.account, email: 'former@mail.pk' };
    expect(await bench.identity.proofs.forgotPassword(asked, visitor)).toEqual({});
    const link = (await bench.messagesTo('former@mail.pk'))[0]?.values.link ?? '';
    const token = new URL(link).hash.replace('#token=', '');
    answered(await bench.identity.proofs.resetLink(token));
    await proven(member, byMail('present@mail.pk'), 'present@mail.pk');
    expect(refused(await bench.identity.proofs.resetLink(token))).toBe('reset.link_invalid');
  });

  it('[I30] says that another account has it only to who holds it', async () => {
    const owner = await newMember();
    await proven(owner.member, byMail('held@mail.pk'), 'held@mail.pk');
    bench.clock.advance(minute);
    const { member } = await newMember();
    expect(await ask(member, byMail('Held@mail.pk'))).toEqual({ expiredMinutes: 1 });
    expect(refused(await change(member, byMail('held@mail.pk'), 'abcdef'))).toBe('code.wrong');
    const code = await codeTo('Held@mail.pk');
    expect(refused(await change(member, byMail('held@mail.pk'), code))).toBe('contact.taken');
    expect((await bench.identity.proofs.securityOverview(member)).maskedEmail).toBeNull();
  });

  it('[I30] gives a contact that two prove at once to one of them', async () => {
    const members = [await newMember(), await newMember()];
    const codes: string[] = [];
    for (const { member } of members) {
      answered(await ask(member, byMail('both@mail.pk')));
      codes.push(await codeTo('both@mail.pk'));
      bench.clock.advance(minute);
    }
    const answers = await Promise.all(
      members.map(({ member }, index) =>
        change(member, byMail('both@mail.pk'), codes[index] ?? '', index ? other : bench),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter(isRefusal).map(refused)).toEqual(['contact.taken']);
  });

  it('[I30] takes no code that was sent to another contact or for another member', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    answered(await ask(mine.member, byMail('mine@mail.pk')));
    const code = await codeTo('mine@mail.pk');
    expect(refused(await change(mine.member, byMail('else@mail.pk'), code))).toBe('code.expired');
    expect(refused(await change(theirs.member, byMail('mine@mail.pk'), code))).toBe('code.expired');
    answered(await change(mine.member, byMail('mine@mail.pk'), code));
  });

  it.each([byMail('no mailbox'), byPhone('12'), byPhone('3001234567', '1')])(
    '[I30] refuses %j',
    async (contact) => {
      const { member } = await newMember();
      expect(refused(await ask(member, contact))).toBe('contact.invalid');
      expect(refused(await change(member, contact, '000000'))).toBe('contact.invalid');
    },
  );

  it('[I30] refuses where nothing can be sent', async () => {
    const { member } = await newMember();
    bench.ways.mail = null;
    expect(refused(await ask(member, byMail('closed@mail.pk')))).toBe('channel.unavailable');
    bench.ways.mail = 'outbox';
  });

  it('[I30] leaves no whole contact in the record', async () => {
    const { member } = await newMember();
    await proven(member, byMail('recorded@mail.pk'), 'recorded@mail.pk');
    const { rows } = await bench.test.database.pool.query('SELECT e::text FROM audit.entry e');
    const text = JSON.stringify(rows);
    expect(['recorded@mail.pk', '3012000001'].filter((contact) => text.includes(contact))).toEqual([]);
  });
});
