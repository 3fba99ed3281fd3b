import { type VendorCallName, vendorCalls } from '@ikka/contract';
import { extremesOf, sampleOf, shapeOf } from '@ikka/test-kit';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVendorsBench, type Process, type Sent, told, type VendorsBench } from './vendors-test-bench.ts';

describe('the seamless wallet', () => {
  let bench: VendorsBench;
  let memberId: bigint;
  let token: string;
  let n = 0;

  beforeAll(async () => {
    bench = await openVendorsBench();
  });
  afterAll(async () => {
    const health = await bench.processes[0].ledger.health('recount');
    await bench.close();
    expect(health).toMatchObject({ isBalanced: true });
  });
  beforeEach(async () => {
    ({ memberId, token } = await bench.openMember());
    bench.offer.isOpen = true;
    n += 1;
  });

  const key = (name: string) => `${name}-${n}`;
  const bet = (more: Sent = {}, to?: Process) =>
    bench
      .send(
        'bet',
        {
          sessionToken: token,
          transactionId: key('b'),
          roundId: key('r'),
          gameId: 'coin',
          amount: '10.00',
          currency: 'PKR',
          ...more,
        },
        to ? { to } : {},
      )
      .then(told);
  const after = (call: 'win' | 'refund' | 'rollback' | 'roundEnd', more: Sent = {}, to?: Process) => {
    const sent = { transactionId: key(call), roundId: key('r'), currency: 'PKR', ...more };
    return bench.send(call, sent, to ? { to } : {}).then(told);
  };
  const win = (amount: string, more: Sent = {}) => after('win', { amount, ...more });
  const rollback = (more: Sent = {}, to?: Process) => after('rollback', { betId: key('b'), ...more }, to);
  const refund = (amount: string, more: Sent = {}) => after('refund', { amount, betId: key('b'), ...more });
  const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
  const who = () => ({ memberId, currency: 'PKR' });
  const one = () => bench.processes[0];
  const two = () => bench.processes[1];

  it('[V16] takes no stake from a vendor with wallets of its own', async () => {
    const sent = {
      sessionToken: token,
      transactionId: key('b'),
      roundId: key('r'),
      gameId: 'coin',
      amount: '10.00',
      currency: 'PKR',
    };
    const code = 'PURSE_VENDOR';
    expect(told(await bench.send('bet', sent, { code }))).toBe('vendor.has_own_wallet');
    expect(told(await bench.send('balance', { sessionToken: token }, { code }))).toBe('vendor.session_over');
  });

  it('[V3] takes a stake, pays a win and ends the round, and says the balance each time', async () => {
    expect(await bet()).toMatchObject({ amount: '10.00', balance: '990.00', currency: 'PKR' });
    expect(await win('25.50', { endsRound: true })).toMatchObject({ amount: '25.50', balance: '1015.50' });
    expect(await bench.cash(memberId)).toBe(101_550n);
    expect(bench.facts.at(-1)).toMatchObject({
      name: 'PlaySettled',
      fact: { memberId, stake: 1_000n, payout: 2_550n },
    });
    expect(await bet({ transactionId: key('b2') })).toBe('vendor.round_ended');
    expect(await one().vendors.totals({ memberIds: [memberId] })).toEqual({
      rounds: 1,
      stake: 1_000n,
      payout: 2_550n,
    });
  });

  it('[V5] answers the same transaction as the first time, from any process, also when the session is over', async () => {
    const first = await bet();
    await win('5.00');
    bench.sessions.delete(token);
    expect(await bet({}, two())).toEqual(first);
    expect(await after('win', { amount: '5.00' }, two())).toMatchObject({ balance: '995.00' });
    expect(await bench.cash(memberId)).toBe(99_500n);
  });

  it.each([
    ['another amount', { amount: '11.00' }],
    ['another round', { roundId: 'another' }],
  ])('[V5] refuses a transaction id that comes again with %s', async (_what, more) => {
    await bet();
    expect(await bet(more)).toBe('vendor.transaction_reused');
    expect(await win('1.00', { transactionId: key('b') })).toBe('vendor.transaction_reused');
    expect(await bench.cash(memberId)).toBe(99_000n);
  });

  it('[V6] buries a bet that is rolled back before it comes', async () => {
    expect(await rollback()).toMatchObject({ amount: '0.00', balance: null });
    expect(await bet()).toBe('vendor.bet_rolled_back');
    expect(await rollback()).toMatchObject({ amount: '0.00', balance: null });
    expect(await rollback({ transactionId: key('again') })).toMatchObject({ amount: '0.00' });
    const itself = { betId: key('itself'), transactionId: key('itself') };
    expect(await rollback(itself)).toBe('vendor.transaction_reused');
    expect(await bench.cash(memberId)).toBe(100_000n);
  });

  it('[V6] gives back what is left of a stake, once, however late', async () => {
    await bet();
    await refund('4.00');
    expect(await refund('6.01', { transactionId: key('too-much') })).toBe('vendor.refund_above_bet');
    await after('roundEnd');
    expect(await rollback()).toMatchObject({ amount: '6.00', balance: '1000.00' });
    expect(await rollback({ transactionId: key('again') })).toMatchObject({
      amount: '0.00',
      balance: '1000.00',
    });
    expect(await win('9.00')).toBe('vendor.round_void');
    expect(await refund('1.00', { transactionId: key('late') })).toBe('vendor.bet_rolled_back');
  });

  it('[V17] leaves nobody with a win and its stake, whichever answer was lost', async () => {
    await bet();
    expect(await win('30.00')).toMatchObject({ amount: '30.00' });
    expect(await rollback()).toBe('vendor.round_paid');
    expect(await refund('10.00')).toBe('vendor.round_paid');
    expect(await bench.cash(memberId)).toBe(102_000n);
    expect(await refund('4.00', { transactionId: key('part') })).toMatchObject({ amount: '4.00' });
    await after('roundEnd');
    expect(await rollback({ transactionId: key('late') })).toBe('vendor.round_paid');
    expect(await bench.cash(memberId)).toBe(102_400n);
  });

  it('[V6] knows a bet from a win by its id, and the bet of another round', async () => {
    await bet();
    await win('1.00');
    expect(await rollback({ betId: key('win'), transactionId: `x${n}` })).toBe('vendor.transaction_reused');
    expect(await rollback({ roundId: 'elsewhere', transactionId: `y${n}` })).toBe('vendor.round_differs');
    expect(await refund('1.00', { betId: 'never' })).toBe('vendor.bet_unknown');
    expect(await win('1.00', { roundId: 'never', transactionId: `z${n}` })).toBe('vendor.round_unknown');
  });

  it('[V7] lands wins and rollbacks whatever has become of the player', async () => {
    await bet();
    await bet({ transactionId: key('b2') });
    bench.sessions.delete(token);
    await bench.database.transaction((tx) => one().ledger.suspend(tx, memberId));
    await one().protection.exclude(who(), { kind: 'self_exclusion', months: 6 }, me);
    expect(await win('7.00')).toMatchObject({ balance: '987.00' });
    expect(await rollback()).toMatchObject({ amount: '10.00', balance: '997.00' });
    expect(await bet({ transactionId: key('b3') })).toBe('vendor.session_over');
  });

  it('[V8] refuses bets of who is suspended, excluded or out of money, and writes nothing', async () => {
    expect(await bet({ amount: '1000.01' })).toBe('wallet.insufficient_funds');
    await bench.database.transaction((tx) => one().ledger.suspend(tx, memberId));
    expect(await bet()).toBe('member.suspended');
    await bench.database.transaction((tx) => one().ledger.unsuspend(tx, memberId));
    expect(await one().protection.exclude(who(), { kind: 'cool_off', days: 1 }, me)).toBeNull();
    expect(await bet()).toBe('protection.excluded');
    expect(await bench.cash(memberId)).toBe(100_000n);
    expect(await one().vendors.totals({ memberIds: [memberId] })).toMatchObject({ rounds: 0 });
  });

  it('[V8] never passes a limit of stakes, with forty bets at once over two processes', async () => {
    await one().protection.changeLimit(
      who(),
      { kind: 'stake', period: 'day' },
      { kind: 'set', value: 7_000n },
      me,
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        for (;;) {
          const answer = await bet(
            { transactionId: key(`b${at}`), roundId: key(`r${at}`) },
            at % 2 ? one() : two(),
          );
          if (answer !== 'request.too_many') return answer;
        }
      }),
    );
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(7);
    expect(answers.filter((answer) => answer === 'wallet.limit_reached')).toHaveLength(33);
    expect(await bench.cash(memberId)).toBe(93_000n);
  });

  it('[V8] makes room in the limits again for a stake that is given back', async () => {
    const limit = (kind: 'stake' | 'loss', value: bigint) =>
      one().protection.changeLimit(who(), { kind, period: 'day' }, { kind: 'set', value }, me);
    await limit('stake', 1_500n);
    await limit('loss', 1_500n);
    await bet();
    expect(await bet({ transactionId: key('b2') })).toBe('wallet.limit_reached');
    await rollback();
    expect(await bet({ transactionId: key('b3'), roundId: key('r3') })).toMatchObject({ balance: '990.00' });
    expect(await bet({ transactionId: key('b4'), roundId: key('r4') })).toBe('wallet.limit_reached');
  });

  it('[V9] keeps to the round’s currency and to its digits; play money never meets real money', async () => {
    expect(await bet({ currency: 'USD' })).toBe('vendor.currency_differs');
    expect(await bet({ amount: '10.0' })).toBe('vendor.amount_invalid');
    expect(await bet({ amount: '0.00' })).toBe('vendor.amount_invalid');
    expect(await bet({ amount: '0.99' })).toBe('vendor.stake_out_of_range');
    const trial = await bench.openMember('PKT');
    const before = await bench.cash(memberId);
    expect(await bet({ sessionToken: trial.token })).toMatchObject({ currency: 'PKR', balance: '990.00' });
    expect(await bet({ transactionId: key('mine') })).toBe('vendor.round_differs');
    expect(await win('50.00')).toMatchObject({ balance: '1040.00' });
    expect(await bench.cash(memberId)).toBe(before);
    expect(await bench.cash(trial.memberId, 'PKT')).toBe(104_000n);
  });

  it('[V10] begins no round of a closed game, and plays one that is under way to its end', async () => {
    await bet();
    bench.offer.isOpen = false;
    expect(await bet({ transactionId: key('b2') })).toMatchObject({ balance: '980.00' });
    expect(await bet({ transactionId: key('b3'), roundId: key('r2') })).toBe('game.unavailable');
    expect(await bet({ gameId: 'other' })).toBe('vendor.transaction_reused');
    expect(await bet({ transactionId: key('b4'), gameId: 'other' })).toBe('vendor.game_differs');
  });

  it('[V5] writes one transaction once, sent twenty times at once over two processes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => bet({}, at % 2 ? one() : two())));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    const wins = await Promise.all(
      Array.from({ length: 20 }, (_, at) => after('win', { amount: '3.00' }, at % 2 ? one() : two())),
    );
    expect(new Set(wins.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await bench.cash(memberId)).toBe(99_300n);
  });

  it('[V6] settles a bet and its rollback that arrive at once in one way or the other, never in both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const ids = { transactionId: key(`b-${round}`), roundId: key(`r-${round}`) };
      const [, rolledBack] = await Promise.all([
        bet(ids, one()),
        rollback(
          { betId: ids.transactionId, roundId: ids.roundId, transactionId: key(`rb-${round}`) },
          two(),
        ),
      ]);
      expect(rolledBack).toMatchObject({ currency: 'PKR' });
      expect(await bench.cash(memberId)).toBe(100_000n);
    }
  });

  it('[V6] never gives back more than a stake, with refunds and a rollback at once', async () => {
    await bet();
    await Promise.all([
      ...Array.from({ length: 6 }, (_, at) =>
        after(
          'refund',
          { amount: '3.00', betId: key('b'), transactionId: key(`f${at}`) },
          at % 2 ? one() : two(),
        ),
      ),
      rollback({}, two()),
    ]);
    expect(await bench.cash(memberId)).toBe(100_000n);
  });

  describe('the comparison of books', () => {
    const at = (ms: number) => new Date(bench.clock.now().getTime() + ms).toISOString();
    const compare = (more: Sent = {}) =>
      bench
        .send('reconcile', {
          from: at(-60_000),
          to: at(0),
          currency: 'PKR',
          isTrial: false,
          rounds: [],
          ...more,
        })
        .then(told);

    it('[V15] names every round that the two sides tell differently, and the ones that were left open', async () => {
      bench.clock.advance(120_000);
      await bet();
      await refund('4.00');
      await win('3.00', { endsRound: true });
      await bet({ transactionId: key('open'), roundId: key('left-open') });
      bench.clock.advance(1_000);
      const mine = { roundId: key('r'), stake: '6.00', payout: '3.00' };
      expect(await compare({ rounds: [mine] })).toMatchObject({
        isEqual: true,
        rounds: 1,
        stake: '6.00',
        payout: '3.00',
        differences: [],
      });
      expect(
        await compare({
          rounds: [
            { ...mine, payout: '3.01' },
            { ...mine, roundId: 'never' },
          ],
        }),
      ).toMatchObject({
        isEqual: false,
        differences: [
          { roundId: key('r'), house: { payout: '3.00' }, vendor: { payout: '3.01' } },
          { roundId: 'never', house: null, vendor: { stake: '6.00' } },
        ],
      });
      expect(await compare()).toMatchObject({ isEqual: false, openRounds: [] });
      bench.clock.advance(86_400_000);
      const { openRounds } = (await compare()) as { openRounds: string[] };
      expect(openRounds).toContain(key('left-open'));
      expect(openRounds).not.toContain(key('r'));
    });

    it.each([
      ['an interval that has not ended', () => ({ to: at(1) }), 'vendor.interval_invalid'],
      ['one that ends before it begins', () => ({ from: at(0), to: at(-1) }), 'vendor.interval_invalid'],
      ['more than a week', () => ({ from: at(-604_800_001) }), 'vendor.interval_invalid'],
      ['another currency', () => ({ currency: 'XXX' }), 'vendor.currency_differs'],
      [
        'an amount of other digits',
        () => ({ rounds: [{ roundId: 'x', stake: '1', payout: '0.00' }] }),
        'vendor.amount_invalid',
      ],
    ])('[V15] refuses %s', async (_what, more, code) => {
      expect(await compare(more())).toBe(code);
    });
  });

  it('[V1] believes nothing that its vendor has not signed', async () => {
    const sent = { sessionToken: token };
    const headers = { 'x-vendor-signature': 'A'.repeat(344) };
    const { clock } = bench;
    expect(await bench.send('balance', sent).then(told)).toMatchObject({ balance: '1000.00' });
    expect(await bench.send('balance', sent, { headers }).then(told)).toBe('vendor.signature_invalid');
    expect(await bench.send('balance', sent, { headers: { 'x-vendor-key': 'k2' } }).then(told)).toBe(
      'vendor.signature_invalid',
    );
    expect(await bench.send('balance', sent, { code: 'NOBODY' }).then(told)).toBe('vendor.signature_invalid');
    expect(await bench.send('balance', sent, { code: 'OTHER_VENDOR' }).then(told)).toBe(
      'vendor.session_over',
    );
    const swapped = { call: 'win', requestId: uuidv4(), sentAt: clock.now().toISOString(), ...sent };
    expect(await bench.send('balance', {}, { body: JSON.stringify(swapped) }).then(told)).toBe(
      'request.malformed',
    );
    expect(await bench.send('balance', {}, { body: '{"call":' }).then(told)).toBe('request.malformed');
  });

  it('[V1] answers whatever its shapes let through, at their ends too, without a fault', async () => {
    const faults: string[] = [];
    for (const [call, { body }] of Object.entries(vendorCalls)) {
      const shape = shapeOf(body);
      const sample = sampleOf(shape, 'coin') as Sent;
      for (const extreme of extremesOf(shape, 'coin')) {
        if (typeof extreme !== 'object' || extreme === null) continue;
        // What stands there only to fit the shape gives way to what is known here.
        const { requestId: _id, sentAt: _at, ...sent } = extreme as Sent;
        const known = 'sessionToken' in sent && sent.sessionToken === sample.sessionToken;
        const isSample = 'betId' in sent && sent.betId === sample.betId;
        const said = await bench
          .send(call as VendorCallName, {
            ...sent,
            ...(known ? { sessionToken: token } : {}),
            ...(isSample ? { betId: 'a bet' } : {}),
          })
          .then(told);
        if (said === 'system.failed') faults.push(`${call} ${JSON.stringify(sent).slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('[V2] takes each request once, and none that is old or dated ahead', async () => {
    const requestId = uuidv4();
    const ask = (more: Sent) => bench.send('balance', { sessionToken: token, ...more }).then(told);
    const at = (ms: number) => new Date(bench.clock.now().getTime() + ms).toISOString();
    expect(await ask({ requestId, sentAt: at(300_000) })).toMatchObject({ balance: '1000.00' });
    expect(await ask({ requestId })).toBe('vendor.request_replayed');
    expect(await ask({ sentAt: at(-300_001) })).toBe('vendor.request_stale');
    expect(await ask({ sentAt: at(300_001) })).toBe('vendor.request_stale');
    const before = bench.clock.now();
    bench.clock.advance(599_000);
    await one().vendors.tidy();
    expect(await ask({ requestId, sentAt: new Date(before.getTime() + 300_000).toISOString() })).toBe(
      'vendor.request_replayed',
    );
  });
});
