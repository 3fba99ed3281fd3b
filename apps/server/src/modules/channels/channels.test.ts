import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from './channels.ts';
import { type Bench, minute, openBench, type Process } from './channels-test-bench.ts';

const link = 'https://ikka.example/reset#token=q9Zr';

describe('channels', () => {
  let test: TestDatabase;
  let bench: Bench;
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['settings', 'audit', 'channels'] });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    bench = await openBench(test);
    one = bench.process();
    two = bench.process();
    return () => bench.close();
  });

  const rows = async () =>
    (await bench.test.database.pool.query('SELECT *, message::text AS whole FROM channels.message')).rows;
  const states = async () =>
    (await one.channels.deliveriesOf(7n)).map(({ state, attempts, lastFault }) => ({
      state,
      attempts,
      lastFault,
    }));
  /** Time goes on in steps of a second, and both processes look. */
  async function pass(ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone += 1_000) {
      bench.clock.advance(1_000);
      await Promise.all([one, two].map(({ channels }) => channels.deliverDue('sms')));
    }
  }

  it('[C1] sends what was committed, by SMS and by mail', async () => {
    await bench.queue(one);
    await bench.queue(one, { channel: 'mail', to: 'amna@example.com', language: 'UR' });
    await two.channels.deliverDue('sms');
    await two.channels.deliverDue('mail');
    expect(bench.sms.delivered).toMatchObject([
      { to: '+923001234567', from: 'Ikka', text: expect.stringContaining('482913, valid for 10 min') },
    ]);
    expect(bench.mail.received).toMatchObject([
      {
        to: ['amna@example.com'],
        from: 'no-reply@ikka.example',
        subject: 'آپ کا لاگ اِن کوڈ',
        text: expect.stringContaining('482913'),
        html: expect.stringContaining('dir="rtl"'),
      },
    ]);
    expect(await states()).toEqual([
      { state: 'sent', attempts: 1, lastFault: null },
      { state: 'sent', attempts: 1, lastFault: null },
    ]);
  });

  it('[C1] sends nothing of a transaction that was rolled back', async () => {
    const undone = one.database.transaction(async (tx) => {
      const message: Message = {
        channel: 'sms',
        to: '03001234567',
        language: 'EN',
        template: 'password_changed',
        values: {},
        memberId: 7n,
        expiresAt: new Date(bench.clock.now().getTime() + minute),
      };
      await one.channels.send(tx, message);
      throw new Error('the caller changed its mind');
    });
    await expect(undone).rejects.toThrow('changed its mind');
    expect(await one.channels.deliverDue('sms')).toBe(0);
    expect(bench.sms.requests).toEqual([]);
  });

  it('[C2] keeps neither recipient nor words in the clear, and nothing of them once it was sent or given up', async () => {
    await bench.queue(one, {
      channel: 'mail',
      to: 'amna@example.com',
      template: 'reset_link',
      values: { link },
    });
    await bench.queue(one);
    await bench.queue(one, { to: '+923339999999' });
    const secrets = /482913|q9Zr|amna|923001234567|923339999999/;
    for (const { whole, sealed } of await rows()) {
      expect(whole).not.toMatch(secrets);
      expect(sealed).toMatch(/^v1\./);
    }
    bench.sms.behave('fail', 'refuse');
    await one.channels.deliverDue('mail');
    await pass(10_000);
    expect((await rows()).map(({ state, sealed }) => [state, sealed]).sort()).toEqual([
      ['failed', null],
      ['sent', null],
      ['sent', null],
    ]);
    const { rows: jobs } = await bench.test.database.pool.query(
      `SELECT 1 FROM information_schema.tables WHERE table_schema = 'jobs'`,
    );
    expect(jobs).toEqual([]);
    expect(one.logged.concat(two.logged).join()).not.toMatch(secrets);
    expect(one.logged.concat(two.logged).join()).toContain('http_422');
  });

  it('[C3] of two processes one takes a message, and four turns of each send every message once', async () => {
    for (let n = 0; n < 40; n += 1)
      await bench.queue(n % 2 === 0 ? one : two, { to: `+9230012345${10 + n}` });
    const turns = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? one : two).channels.deliverDue('sms'));
    const tried = await Promise.all(turns);
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(bench.sms.requests).toHaveLength(40);
    expect(new Set(bench.sms.requests.map(({ to }) => to)).size).toBe(40);
  });

  it('[C3] while one waits for a slow gateway the other leaves the message alone', async () => {
    await bench.queue(one);
    bench.sms.behave('slow');
    const slow = one.channels.deliverDue('sms');
    await expect.poll(() => bench.sms.requests).toHaveLength(1);
    bench.clock.advance(59_000);
    expect(await two.channels.deliverDue('sms')).toBe(0);
    bench.sms.release();
    expect(await slow).toBe(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 1, lastFault: null }]);
  });

  it('[C3] takes over from a process that died, and what the dead one still says changes nothing', async () => {
    await bench.queue(one);
    bench.sms.behave('slow', 'fail');
    const dead = one.channels.deliverDue('sms');
    await expect.poll(() => bench.sms.requests).toHaveLength(1);
    bench.clock.advance(60_000);
    expect(await two.channels.deliverDue('sms')).toBe(1);
    const pausing = [{ state: 'queued', attempts: 2, lastFault: 'http_500' }];
    expect(await states()).toEqual(pausing);
    bench.sms.release();
    await dead;
    expect(await states()).toEqual(pausing);
    await pass(5_000);
    expect(await states()).toEqual([{ state: 'sent', attempts: 3, lastFault: null }]);
    expect(bench.sms.delivered).toHaveLength(1);
  });

  it('[C4] repeats with the same id where the answer was lost, so that the phone gets it once', async () => {
    await bench.queue(one);
    bench.sms.behave('lose_answer', 'duplicate');
    await pass(3_000);
    expect(bench.sms.requests.map(({ id }) => id)).toEqual([
      bench.sms.requests[0]?.id,
      bench.sms.requests[0]?.id,
    ]);
    expect(bench.sms.delivered).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, lastFault: null }]);
  });

  it('[C4] repeats a mail under the same Message-ID', async () => {
    await bench.queue(one, { channel: 'mail', to: 'amna@example.com' });
    bench.mail.behave('lose_answer');
    await one.channels.deliverDue('mail');
    expect(await states()).toEqual([{ state: 'queued', attempts: 1, lastFault: 'network' }]);
    bench.clock.advance(2_000);
    await two.channels.deliverDue('mail');
    const [first, second] = bench.mail.received;
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@ikka\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('[C5] tries again after growing pauses', async () => {
    await bench.queue(one, { expiresAt: new Date(bench.clock.now().getTime() + 60 * minute) });
    bench.sms.behave('fail', 'fail', 'fail', 'fail', 'fail');
    const begun = bench.clock.now().getTime();
    const seconds: number[] = [];
    await one.channels.deliverDue('sms');
    for (let tries = 1; tries <= 5; ) {
      bench.clock.advance(1_000);
      if ((await one.channels.deliverDue('sms')) === 0) continue;
      seconds.push((bench.clock.now().getTime() - begun) / 1_000);
      tries += 1;
    }
    expect(seconds).toEqual([2, 7, 22, 67, 187]);
    expect(await states()).toEqual([{ state: 'sent', attempts: 6, lastFault: null }]);
  });

  it('[C5] gives up when the next try would come after the message has expired', async () => {
    await bench.queue(one, { expiresAt: new Date(bench.clock.now().getTime() + 20_000) });
    bench.sms.behave('fail', 'fail', 'fail', 'fail');
    await one.channels.deliverDue('sms');
    await pass(30_000);
    expect(bench.sms.requests).toHaveLength(3);
    expect(await states()).toEqual([{ state: 'failed', attempts: 3, lastFault: 'http_500' }]);
  });

  it('[C5] never sends what expired while nobody was there to send it', async () => {
    await bench.queue(one);
    bench.clock.advance(10 * minute);
    expect(await two.channels.deliverDue('sms')).toBe(0);
    await two.channels.giveUpExpired();
    expect(await states()).toEqual([{ state: 'failed', attempts: 0, lastFault: 'expired' }]);
    expect(bench.sms.requests).toEqual([]);
  });

  it.each([
    ['sms', '+923001234567', 'http_422'],
    ['mail', 'amna@example.com', 'smtp_550'],
  ] as const)(
    '[C5] gives up at once where the gateway of %s refuses for good',
    async (channel, to, lastFault) => {
      await bench.queue(one, { channel, to });
      bench.sms.behave('refuse');
      bench.mail.behave('refuse');
      await one.channels.deliverDue(channel);
      expect(await states()).toEqual([{ state: 'failed', attempts: 1, lastFault }]);
    },
  );

  it('[C5] gives up on what was sealed under another master key', async () => {
    await bench.queue(bench.process({}, 'another key of thirty-two letters'));
    await one.channels.deliverDue('sms');
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, lastFault: 'unreadable' }]);
    expect(bench.sms.requests).toEqual([]);
  });

  it('[C6] each channel is available on its own; one that is not refuses to be written to', async () => {
    const { channels, database, logged } = bench.process({ mail: null });
    expect([channels.isAvailable('sms'), channels.isAvailable('mail'), channels.hasOutbox]).toEqual([
      true,
      false,
      false,
    ]);
    const written = bench.queue({ channels, database, logged }, { channel: 'mail', to: 'amna@example.com' });
    await expect(written).rejects.toThrow('mail is not available');
    expect(await rows()).toEqual([]);
  });

  it('[C7] keeps messages in the outbox instead of sending them, sealed, and opens them newest first', async () => {
    const house = bench.process({ sms: 'outbox', mail: 'outbox' });
    expect([house.channels.isAvailable('sms'), house.channels.hasOutbox]).toEqual([true, true]);
    await bench.queue(house);
    bench.clock.advance(minute);
    await bench.queue(house, {
      channel: 'mail',
      to: 'amna@example.com',
      template: 'reset_link',
      values: { link },
    });
    for (const process of [house, one, two]) {
      await process.channels.deliverDue('sms');
      await process.channels.deliverDue('mail');
    }
    expect([bench.sms.requests, bench.mail.received]).toEqual([[], []]);
    expect((await rows()).map(({ whole }) => whole).join()).not.toMatch(/482913|q9Zr|amna/);
    const { list, total } = await house.channels.readOutbox();
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { channel: 'mail', to: 'amna@example.com', values: { link }, subject: 'Set a new password' },
      { channel: 'sms', to: '+923001234567', values: { code: '482913' }, subject: null, html: null },
    ]);
    expect((await house.channels.readOutbox({ limit: 1, offset: 1 })).list).toMatchObject([
      { channel: 'sms' },
    ]);
    expect(await one.channels.readOutbox()).toEqual({ list: [], total: 0 });
  });

  it('[C7] keeps them for a day', async () => {
    const { channels, ...house } = bench.process({ sms: 'outbox' });
    await bench.queue({ channels, ...house });
    bench.clock.advance(24 * 60 * minute - 1);
    await channels.tidy();
    expect((await channels.readOutbox()).total).toBe(1);
    bench.clock.advance(1);
    expect((await channels.readOutbox()).total).toBe(0);
    await channels.tidy();
    expect(await rows()).toEqual([]);
  });

  it('[C8] forgets after ninety days that it sent something, and never what is still to be sent', async () => {
    await bench.queue(one);
    await one.channels.deliverDue('sms');
    const year = 365 * 24 * 60 * minute;
    await bench.queue(one, { expiresAt: new Date(bench.clock.now().getTime() + year) });
    bench.clock.advance(90 * 24 * 60 * minute);
    await two.channels.tidy();
    expect(await states()).toHaveLength(2);
    bench.clock.advance(1);
    await two.channels.tidy();
    expect(await states()).toEqual([{ state: 'queued', attempts: 0, lastFault: null }]);
  });
});
