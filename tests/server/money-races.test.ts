import { createHmac } from 'node:crypto';
import type { CallResult } from '@ikka/client';
import { type CallValue, calls } from '@ikka/contract';
import { startTestServer, type TestServer } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay } from './client-of.ts';
import { logInOperator } from './log-in-operator.ts';
import { openPayee, type Payee } from './open-payee.ts';

/** Two processes of one house on one database: whatever comes to both at once ends as it would in one. */
describe('races about money over two processes', () => {
  const secret = 'a secret for nothing but this test';
  const stake = 2_500n;
  let one: TestServer;
  let two: TestServer;
  let operator: string;
  let members = 0;

  beforeAll(async () => {
    one = await startTestServer({
      paymentSandbox: true,
      settings: {
        'identity.slider_captcha': false,
        'member.payout_wait_hours': 0,
        'cashier.withdraw_turnover': '0',
        'cashier.withdraw_day_limits': [{ fromLevel: 0, amountMax: '900000.00', countMax: 100 }],
        'play.minimum_spin_ms': 0,
      },
    });
    two = await startTestServer({ beside: one });
    operator = await logInOperator(one);
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
  });
  afterEach(async () => {
    const { rows } = await query<{ sum: string; below: bigint }>(
      `SELECT COALESCE(sum(balance), 0)::text AS sum,
              count(*) FILTER (WHERE balance < 0 AND h.owner <> 0) AS below
         FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id GROUP BY a.currency`,
    );
    for (const { sum, below } of rows) expect([sum, below]).toEqual(['0', 0n]);
  });

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    one.database.database.pool.query<Row>(text, values);
  const at = (index: number) => (index % 2 === 0 ? one : two);
  const balanceOf = async ({ memberId }: Payee): Promise<bigint> => {
    const { rows } = await query<{ balance: bigint }>(
      `SELECT balance FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id
        WHERE h.owner = $1 AND h.kind = 1 AND h.label = ''`,
      [memberId],
    );
    return rows[0]?.balance ?? 0n;
  };

  const beginDeposit = (member: Payee, amount: string) =>
    must(
      clientOf(one, member.token).call(
        calls.cashier.createDeposit,
        { body: { method: 'sandbox', amount } },
        { idempotencyKey: uuidv7() },
      ),
    );

  /** The provider's word that a deposit was paid, as it signs it. */
  const tellPaid = async (to: TestServer, depositId: string, eventId: string): Promise<number> => {
    const { rows } = await query<{ id: string; reference: string; amount: bigint }>(
      'SELECT payment_id AS id, reference, amount FROM cashier.deposit WHERE id = $1',
      [depositId],
    );
    const [{ id, reference, amount } = { id: '', reference: '', amount: 0n }] = rows;
    const received = { amount: `${amount / 100n}.00`, currency: 'PKR' };
    const body = JSON.stringify({ id: eventId, payment: { id, reference, status: 'paid', received } });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret).update(`webhook\n${timestamp}\n${body}`).digest('hex');
    const answer = await fetch(`${to.url}/vendor/payment/sandbox/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      },
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  };

  const memberWith = async (amount: string): Promise<Payee> => {
    members += 1;
    const member = await openPayee(one, `racer${members}`, members);
    const { id } = await beginDeposit(member, amount);
    await tellPaid(one, id, uuidv7());
    expect(await balanceOf(member)).toBe(BigInt(amount.replace('.', '')));
    return member;
  };

  type Played = CallResult<CallValue<typeof calls.play.playRound>>;
  interface Bet {
    /** Whether it left after the word that was waited for had come. */
    readonly isLate: boolean;
    readonly answer: Played;
  }

  /**
   * Bets through the second process from four pages at once. When some were taken, does what it is given through the first, and
   * bets on until every page is refused with one of these codes.
   */
  const betWhile = async (member: Payee, act: () => Promise<unknown>, ends: readonly string[]) => {
    const client = clientOf(two, await openPlay(two, member.token));
    const bets: Bet[] = [];
    let isSaid = false;
    let acting: Promise<unknown> | undefined;
    const page = async () => {
      for (;;) {
        const isLate = isSaid;
        const request = { body: { stake: '25.00' } };
        const answer = await client.call(calls.play.playRound, request, { idempotencyKey: uuidv7() });
        bets.push({ isLate, answer });
        if (!answer.ok && isLate && ends.includes(answer.code)) return;
        if (!answer.ok && !ends.includes(answer.code)) throw new Error(answer.code);
        if (bets.length >= 8) {
          acting ??= act().then(() => {
            isSaid = true;
          });
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, page));
    await acting;
    const taken = bets.filter(({ answer }) => answer.ok);
    return { taken, late: taken.filter(({ isLate }) => isLate) };
  };

  /** Every bet that was taken is there once, with its stake and payout, and no other; the rest of the money never moved. */
  const expectOnce = async (member: Payee, before: bigint, taken: readonly Bet[]) => {
    const told = taken.flatMap(({ answer }) => (answer.ok ? [answer.value.round] : []));
    const { rows } = await query<{ id: string; stake: bigint; payout: bigint }>(
      `SELECT r.id, sum(t.amount) FILTER (WHERE t.kind = 20)::bigint AS stake,
              COALESCE(sum(t.amount) FILTER (WHERE t.kind = 21), 0)::bigint AS payout
         FROM rounds.round r JOIN ledger.transfer t ON t.reference = r.id WHERE r.member_id = $1 GROUP BY r.id`,
      [member.memberId],
    );
    const payouts = new Map(told.map(({ roundId, payout }) => [roundId, BigInt(payout.replace('.', ''))]));
    expect(new Map(rows.map(({ id, payout }) => [id, payout]))).toEqual(payouts);
    expect(rows.every((row) => row.stake === stake)).toBe(true);
    const won = rows.reduce((sum, { payout }) => sum + payout, 0n);
    expect(await balanceOf(member)).toBe(before - stake * BigInt(rows.length) + won);
  };

  it('credits a deposit once, however often and through whichever process it is told', async () => {
    const member = await memberWith('100.00');
    const { id } = await beginDeposit(member, '3000.00');
    const events = Array.from({ length: 4 }, () => uuidv7());
    const told = Array.from({ length: 24 }, (_, index) =>
      tellPaid(at(index), id, events[Math.floor(index / 2) % 4] ?? ''),
    );
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
    expect(await balanceOf(member)).toBe(310_000n);
    const credited = await query<{ amount: bigint }>(
      'SELECT amount FROM ledger.transfer WHERE kind = 1 AND reference = $1',
      [id],
    );
    expect(credited.rows).toEqual([{ amount: 300_000n }]);
  });

  it('pays of fifty withdrawals at once as many as the balance holds', async () => {
    const member = await memberWith('3650.00');
    const body = { payoutAccountId: member.payoutAccountId, amount: '500.00' };
    const clients = [one, two].map((server) => clientOf(server, member.token));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        clients[index % 2]?.call(calls.withdrawals.withdraw, { body }, { idempotencyKey: uuidv7() }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer?.ok === false ? [answer.code] : []));
    expect(answers.length - refused.length).toBe(7);
    expect(new Set(refused)).toEqual(new Set(['wallet.insufficient_funds']));
    expect(await balanceOf(member)).toBe(15_000n);
    const { total } = await must(
      clientOf(two, member.token).call(calls.withdrawals.withdrawals, { query: {} }),
    );
    expect(total).toBe(7);
  });

  it('takes one withdrawal of one key that comes to both', async () => {
    const member = await memberWith('2000.00');
    const body = { payoutAccountId: member.payoutAccountId, amount: '900.00' };
    const idempotencyKey = uuidv7();
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const client = clientOf(at(index), member.token);
        for (;;) {
          const answer = await client.call(calls.withdrawals.withdraw, { body }, { idempotencyKey });
          if (answer.ok) return answer.value.id;
          // Another attempt is under way: its answer can be asked for again.
          if (answer.code !== 'idempotency.in_progress') throw new Error(answer.code);
        }
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(member)).toBe(110_000n);
  });

  it('passes no limit that is lowered through one process while bets fly through the other', async () => {
    const member = await memberWith('5000.00');
    const page = clientOf(one, member.token);
    const params = { kind: 'stake', period: 'day' } as const;
    const limit = (value: string) => must(page.call(calls.protection.setLimit, { params, body: { value } }));
    await limit('2000.00');
    const { taken, late } = await betWhile(member, () => limit('500.00'), ['wallet.limit_reached']);
    const early = taken.length - late.length;
    expect(early).toBeGreaterThanOrEqual(8);
    // Twenty stakes fit into the lower limit; whatever had gone beyond before it was lowered leaves no room.
    expect(taken).toHaveLength(Math.max(20, early));
    await expectOnce(member, 500_000n, taken);
    const { limits } = await must(clientOf(two, member.token).call(calls.protection.protection));
    const stakes = limits.find(({ kind, period }) => kind === 'stake' && period === 'day');
    expect(stakes).toMatchObject({ inForce: '500.00', used: `${25 * taken.length}.00`, left: '0.00' });
  });

  it('takes no bet after an exclusion through the other process, and still pays out', async () => {
    const member = await memberWith('5000.00');
    const body = { kind: 'cool_off', days: 1 } as const;
    const exclude = () => must(clientOf(one, member.token).call(calls.protection.exclude, { body }));
    const { taken, late } = await betWhile(member, exclude, ['protection.excluded']);
    expect(late).toEqual([]);
    await expectOnce(member, 500_000n, taken);
    const withdrawn = await must(
      clientOf(two, member.token).call(
        calls.withdrawals.withdraw,
        { body: { payoutAccountId: member.payoutAccountId, amount: '500.00' } },
        { idempotencyKey: uuidv7() },
      ),
    );
    expect(withdrawn.state).toBe('submitted');
  });

  it('plays a round that is open at an exclusion to its end, and opens no other', async () => {
    const member = await memberWith('5000.00');
    const game = { gameId: 'mines', vassalage: 'IKKA_ARCADE' };
    const [page, other] = await Promise.all(
      [two, one].map(async (server) => clientOf(server, await openPlay(server, member.token, game))),
    );
    if (!page || !other) throw new Error('two pages were opened');
    const open = (by: typeof page) =>
      by.call(
        calls.play.openRound,
        { body: { stake: '25.00', bet: { mines: 1 } } },
        { idempotencyKey: uuidv7() },
      );
    const { open: begun } = await must(open(page));
    const roundId = begun?.roundId ?? '';
    const step = async (no: number, action: unknown) => {
      const request = { params: { roundId }, body: { step: no, action } };
      return must(page.call(calls.play.takeStep, request, { idempotencyKey: uuidv7() }));
    };
    const body = { kind: 'cool_off', days: 1 } as const;
    const excluded = must(clientOf(one, member.token).call(calls.protection.exclude, { body }));
    let standing = await step(0, { pick: 0 });
    await excluded;
    if (standing.open !== null) standing = await step(1, { type: 'cash_out' });
    expect(standing.open).toBeNull();
    const payout = BigInt((standing.round?.payout ?? '').replace('.', ''));
    const refused = await Promise.all([open(page), open(other)]);
    expect(refused.map((answer) => (answer.ok ? 'opened' : answer.code))).toEqual([
      'protection.excluded',
      'protection.excluded',
    ]);
    expect(await balanceOf(member)).toBe(500_000n - stake + payout);
  });

  it('moves nothing of a member who is suspended through the other process, but what comes to him', async () => {
    const member = await memberWith('5000.00');
    const { id: pending } = await beginDeposit(member, '1000.00');
    const suspend = () =>
      must(
        clientOf(one, operator).call(calls.office.officeSuspendMember, {
          params: { id: member.memberId },
          body: { reason: 'his papers are looked into' },
        }),
      );
    const ends = ['play.session_required', 'member.suspended'];
    const { taken, late } = await betWhile(member, suspend, ends);
    expect(late).toEqual([]);
    await expectOnce(member, 500_000n, taken);
    const before = await balanceOf(member);
    const wish = { payoutAccountId: member.payoutAccountId, amount: '500.00' };
    const withdrawn = await clientOf(two, member.token).call(
      calls.withdrawals.withdraw,
      { body: wish },
      { idempotencyKey: uuidv7() },
    );
    expect(withdrawn.ok).toBe(false);
    expect(await balanceOf(member)).toBe(before);
    expect(await Promise.all([tellPaid(one, pending, 'late'), tellPaid(two, pending, 'late')])).toEqual([
      200, 200,
    ]);
    expect(await balanceOf(member)).toBe(before + 100_000n);
  });
});
