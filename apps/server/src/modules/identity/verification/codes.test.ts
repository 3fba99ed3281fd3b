import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, openBench, type Process, refused, visitor } from '../identity-test-bench.ts';
import { checkCode, type TypedCode } from './check-code.ts';
import { type CodeRequest, issueCode } from './issue-code.ts';

const minute = 60_000;

describe('verification codes', () => {
  let bench: Bench;
  let other: Process;
  let lastNumber = 0;
  let contact = '';

  const request = (change: Partial<CodeRequest> = {}): CodeRequest => ({
    purpose: 'login',
    channel: 'sms',
    contact,
    memberId: null,
    language: 'EN',
    template: 'login_code',
    ip: visitor.ip,
    ...change,
  });
  const issue = (change: Partial<CodeRequest> = {}, process: Process = bench) =>
    bench.test.database.transaction((tx) => issueCode(process.deps, tx, request(change)));
  const check = (code: string, change: Partial<TypedCode> = {}, process: Process = bench) =>
    checkCode(process.deps, { purpose: 'login', contact, memberId: null, code, ...change });
  const sentTo = async (to: string) => {
    const [message] = await bench.messagesTo(to);
    return message?.values.code ?? 'nothing was sent';
  };
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const newest = async () => {
    const { rows } = await bench.test.database.pool.query(
      'SELECT * FROM identity.verification_code ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    return rows[0];
  };

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => {
    lastNumber += 1;
    contact = `+92300${String(lastNumber).padStart(7, '0')}`;
    bench.clock.advance(10 * minute);
  });
  afterAll(() => bench.close());

  it('[I22] are six digits, sent once and good once, in any script', async () => {
    expect(await issue()).toEqual({ expiredMinutes: 1 });
    const code = await sentTo(contact);
    expect(code).toMatch(/^\d{6}$/);
    const urdu = code.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
    expect(await check(` ${urdu.slice(0, 3)} ${urdu.slice(3)} `)).toBeNull();
    expect(refused(await check(code))).toBe('code.expired');
  });

  it('[I22] rest as a keyed hash, beside a keyed hash of whom they are for', async () => {
    answered(await issue());
    const code = await sentTo(contact);
    const row = JSON.stringify(await newest(), (_key, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    expect(row).not.toContain(code);
    expect(row).not.toContain(contact);
  });

  it('[I22] have five tries, also when forty come at once over two processes', async () => {
    answered(await issue());
    const code = await sentTo(contact);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => check(wrongFor(code), {}, guess % 2 ? other : bench)),
    );
    const codes = guesses.map(refused);
    expect(codes.filter((answer) => answer === 'code.wrong')).toHaveLength(5);
    expect(codes.filter((answer) => answer === 'code.expired')).toHaveLength(35);
    expect(refused(await check(code))).toBe('code.expired');
  });

  it('[I22] are not looked at where they are longer than the operator allows', async () => {
    await bench.set('identity.verification_code_length', 10);
    answered(await issue());
    const code = await sentTo(contact);
    for (let guess = 0; guess < 6; guess++) expect(refused(await check(`${code}00000`))).toBe('code.wrong');
    expect(await check(code)).toBeNull();
    await bench.set('identity.verification_code_length', 255);
  });

  it('[I22] are right until the fifth try', async () => {
    answered(await issue());
    const code = await sentTo(contact);
    for (let guess = 0; guess < 4; guess++) expect(refused(await check(wrongFor(code)))).toBe('code.wrong');
    expect(await check(code)).toBeNull();
  });

  it('[I22] used by many at once are used by exactly one', async () => {
    answered(await issue());
    const code = await sentTo(contact);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => check(code, {}, index % 2 ? other : bench)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers.filter(isRefusal).map(refused))).toEqual(new Set(['code.expired']));
  });

  it('[I22] are bound to purpose, contact and member', async () => {
    const { memberId } = await bench.memberNamed('Boundcode');
    const mine = { purpose: 'step_up', memberId, template: 'step_up_code' } as const;
    answered(await issue(mine));
    const code = await sentTo(contact);
    for (const change of [
      { purpose: 'login', memberId },
      { purpose: 'step_up', memberId: memberId + 1n },
      { purpose: 'step_up', memberId: null },
      { purpose: 'step_up', memberId, contact: '+923007654321' },
    ] as const) {
      expect(refused(await check(code, change))).toBe('code.expired');
    }
    expect(await check(code, { purpose: 'step_up', memberId })).toBeNull();
  });

  it('[I22] end with their time', async () => {
    answered(await issue());
    const code = await sentTo(contact);
    bench.clock.advance(5 * minute);
    expect(refused(await check(code))).toBe('code.expired');
  });

  it('[I22] end with the next one', async () => {
    answered(await issue());
    const first = await sentTo(contact);
    bench.clock.advance(minute);
    answered(await issue());
    const second = await sentTo(contact);
    if (first !== second) expect(refused(await check(first))).toBe('code.wrong');
    expect(await check(second)).toBeNull();
  });

  it('[I22] are counted for a contact, whatever they are for, also when many are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        issue(index % 2 ? { purpose: 'recover', template: 'recovery_code' } : {}, index % 3 ? other : bench),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(await bench.messagesTo(contact)).toHaveLength(1);
    bench.clock.advance(20_000);
    expect(await issue()).toMatchObject({ code: 'code.too_many', value: { retryAfterSeconds: 40 } });
    bench.clock.advance(40_000);
    answered(await issue());
  });

  it('[I22] make a contact wait five minutes after five of them', async () => {
    for (let sent = 0; sent < 4; sent++) {
      expect(await issue()).toEqual({ expiredMinutes: 1 });
      bench.clock.advance(minute);
    }
    expect(await issue()).toEqual({ expiredMinutes: 5 });
    bench.clock.advance(minute);
    expect(await issue()).toMatchObject({ code: 'code.too_many', value: { retryAfterSeconds: 240 } });
  });

  it('[I22] make an address wait that asks for many contacts', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 41; index++) {
      const answer = await issue({ contact: `+92301${String(index).padStart(7, '0')}`, ip: '192.0.2.77' });
      codes.push(isRefusal(answer) ? answer.code : 'sent');
    }
    expect(codes.filter((code) => code === 'sent')).toHaveLength(40);
    expect(codes.at(-1)).toBe('code.too_many');
    expect(isRefusal(await issue({ ip: '192.0.2.78' }))).toBe(false);
  });

  it('[I23] for nobody are the same statements as for somebody, and reach nobody', async () => {
    const statements: string[][] = [];
    for (const isDecoy of [false, true]) {
      const to = `+92302000000${Number(isDecoy)}`;
      const { seen, result } = await bench.statements(() => issue({ contact: to, isDecoy }));
      expect(result).toEqual({ expiredMinutes: 1 });
      statements.push(seen.map((text) => text.replace(/^release savepoint|^rollback to savepoint/iu, 'end')));
      expect(await bench.messagesTo(to)).toHaveLength(isDecoy ? 0 : 1);
    }
    expect(statements[0]?.length).toBeGreaterThan(5);
    expect(statements[1]).toEqual(statements[0]);
    expect(refused(await check('000000', { contact: '+923020000001' }))).toMatch(/^code\.wrong$/);
  });

  it('[I22] are refused on a channel that is not there', async () => {
    bench.ways.sms = null;
    expect(refused(await issue())).toBe('channel.unavailable');
    bench.ways.sms = 'outbox';
    answered(await issue());
  });

  it('[I22] know a mailbox in any case', async () => {
    answered(await issue({ channel: 'mail', contact: 'Zara@mail.pk' }));
    const code = await sentTo('Zara@mail.pk');
    expect(await check(code, { contact: 'zara@mail.pk' })).toBeNull();
  });
});
