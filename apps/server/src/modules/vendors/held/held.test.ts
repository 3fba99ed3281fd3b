import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openVendorsBench, type Sent, told, type VendorsBench } from '../vendors-test-bench.ts';

const hour = 3_600_000;
const doer = { actorKind: 'operator', actor: 'hina', ip: null } as const;

describe('wins that are looked at before they are paid', () => {
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
    bench.bounds['vendors.win_held_from'] = '500.00';
    bench.bounds['vendors.day_loss_max'] = '5000000.00';
    bench.letters.length = 0;
    bench.facts.length = 0;
    n += 1;
  });

  const key = (name: string) => `${name}-${n}`;
  const process = (at: 0 | 1) => bench.processes[at];
  const send = (call: 'bet' | 'win' | 'rollback', sent: Sent, at: 0 | 1 = 0) =>
    bench.send(call, sent, { to: process(at) }).then(told);
  const bet = (more: Sent = {}, at: 0 | 1 = 0) => {
    const round = { transactionId: key('b'), roundId: key('r'), gameId: 'coin', currency: 'PKR' };
    return send('bet', { sessionToken: token, ...round, amount: '10.00', ...more }, at);
  };
  const win = (amount: string, more: Sent = {}, at: 0 | 1 = 0) =>
    send('win', { transactionId: key('w'), roundId: key('r'), currency: 'PKR', amount, ...more }, at);
  const heldOf = async (currency = 'PKR') => {
    const accounts = await process(0).ledger.balances(memberId);
    const found = accounts.find(
      (one) => one.kind === 'frozen' && one.label === 'win' && one.currency === currency,
    );
    return found?.balance ?? 0n;
  };
  const money = async () => [await bench.cash(memberId), await heldOf()];
  const mine = async () => {
    const { rows } = await process(0).vendors.heldWins.find(false, { limit: 500, offset: 0 });
    return rows.filter((row) => row.memberId === memberId);
  };
  const idOfMine = async () => (await mine())[0]?.id ?? '';
  /** As it is done once a second operator has approved it. */
  const decide = async (verdict: 'release' | 'refuse', id: string, at: 0 | 1 = 0) => {
    const act = process(at).vendors.acts[`vendorWin.${verdict}`];
    const payload = { id, reason: 'Checked with the vendor' };
    const done = await bench.database.transaction((tx) => act.carryOut(tx, payload, doer));
    if (!isRefusal(done)) await done.committed?.();
    return done;
  };

  it('[V18] pays a round below the bound at once, and holds one that reaches it', async () => {
    await bet();
    expect(await win('499.99')).toMatchObject({ balance: '1489.99' });
    expect(await money()).toEqual([148_999n, 0n]);
    expect(await win('0.01', { transactionId: key('w2'), endsRound: true })).toMatchObject({
      amount: '0.01',
      balance: '1489.99',
    });
    expect(await money()).toEqual([148_999n, 1n]);
    expect(await mine()).toMatchObject([{ amount: 1n, because: 'round', state: 'held', gameId: 'coin' }]);
    // The vendor's books are ours, whatever becomes of it.
    expect(await process(0).vendors.totals({ memberIds: [memberId] })).toMatchObject({ payout: 50_000n });
    expect(bench.letters).toEqual([`${memberId}: Your win is being checked`]);
  });

  it('[V18] holds a win that comes again once, and answers it as the first time, from any process', async () => {
    await bet();
    const first = await win('900.00');
    expect(first).toMatchObject({ amount: '900.00', balance: '990.00' });
    expect(await Promise.all([win('900.00', {}, 1), win('900.00')])).toEqual([first, first]);
    expect(await money()).toEqual([99_000n, 90_000n]);
    expect(await mine()).toHaveLength(1);
  });

  it('[V18] of the same win at once in two processes one holds it', async () => {
    await bet();
    const answers = await Promise.all([win('900.00', {}, 0), win('900.00', {}, 1)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await money()).toEqual([99_000n, 90_000n]);
  });

  it('[V18] holds no trial money', async () => {
    ({ memberId, token } = await bench.openMember('PKT'));
    await bet({ currency: 'PKR' });
    await win('900.00', { currency: 'PKR' });
    expect(await mine()).toEqual([]);
    expect(await bench.cash(memberId, 'PKT')).toBe(189_000n);
  });

  it('[V20] goes to the member by the word of two, once', async () => {
    await bet();
    await win('900.00');
    const id = await idOfMine();
    const act = process(0).vendors.acts['vendorWin.release'];
    const view = await bench.database.transaction((tx) => act.look(tx, { id, reason: 'Checked' }, doer));
    expect(view).toMatchObject({
      isHarmless: false,
      after: { amount: '900.00 PKR', memberId: String(memberId) },
    });
    expect(await decide('release', id)).not.toMatchObject({ code: expect.anything() });
    expect(await money()).toEqual([189_000n, 0n]);
    expect(await mine()).toMatchObject([{ state: 'released', reason: 'Checked with the vendor' }]);
    expect(bench.letters.at(-1)).toBe(`${memberId}: Your win has been paid`);
    expect(await decide('refuse', id)).toMatchObject({ code: 'vendor.win_decided' });
    expect(await decide('release', '0198d2a0-0000-7000-8000-00000000abcd')).toMatchObject({
      code: 'vendor.win_unknown',
    });
  });

  it('[V20] goes back to the vendor’s account, and the member reads why', async () => {
    await bet();
    const before = await process(0).ledger.houseBalance('vendor', 'PKR', bench.vendor.code);
    await win('900.00');
    await decide('refuse', await idOfMine(), 1);
    expect(await money()).toEqual([99_000n, 0n]);
    expect(await process(1).ledger.houseBalance('vendor', 'PKR', bench.vendor.code)).toBe(before);
    expect(bench.letters.at(-1)).toBe(`${memberId}: Your win was not confirmed`);
  });

  it('[V20] of a release and a refusal at once one counts', async () => {
    await bet();
    await win('900.00');
    const id = await idOfMine();
    const answers = await Promise.all([decide('release', id, 0), decide('refuse', id, 1)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ code: 'vendor.win_decided' }]);
    const [cash, held] = await money();
    expect(held).toBe(0n);
    expect([99_000n, 189_000n]).toContain(cash);
  });

  it('[V20] what a process left is finished by the job of another one, once', async () => {
    await bet();
    await win('900.00');
    const id = await idOfMine();
    const act = process(0).vendors.acts['vendorWin.release'];
    // The process dies after its commit.
    await bench.database.transaction((tx) => act.carryOut(tx, { id, reason: 'Checked' }, doer));
    expect(await money()).toEqual([99_000n, 90_000n]);
    await Promise.all(bench.processes.map(({ vendors }) => vendors.heldWins.attend()));
    expect(await money()).toEqual([189_000n, 0n]);
    expect(bench.letters.filter((letter) => letter.includes('has been paid'))).toHaveLength(1);
  });

  it('[V20] can be staked by nobody while it is held', async () => {
    await bet({ amount: '1000.00' });
    await win('900.00');
    expect(await bet({ transactionId: key('b2'), roundId: key('r2') })).toBe('wallet.insufficient_funds');
    await decide('release', await idOfMine());
    expect(await bet({ transactionId: key('b3'), roundId: key('r3') })).toMatchObject({ balance: '890.00' });
  });

  describe('the loss of a day', () => {
    it('[V19, V21] past its bound a vendor takes no bets, what it still pays is held, and the office is told', async () => {
      bench.bounds['vendors.win_held_from'] = '999999.00';
      await process(0).vendors.losses.mark();
      bench.bounds['vendors.day_loss_max'] = '300.00';
      await bet();
      await win('200.00');
      expect(await process(1).vendors.losses.past()).toEqual([]);
      await win('150.00', { transactionId: key('w2') });
      expect(await mine()).toMatchObject([{ amount: 15_000n, because: 'day' }]);
      expect(await process(1).vendors.losses.past()).toMatchObject([
        { vendorCode: bench.vendor.code, currency: 'PKR', loss: 34_000n, most: 30_000n },
      ]);
      expect(await process(1).vendors.heldWins.waiting()).toMatchObject({ count: expect.any(Number) });
      bench.clock.advance(6_000);
      for (const at of [0, 1] as const) {
        expect(await bet({ transactionId: key(`b2${at}`), roundId: key(`r2${at}`) }, at)).toBe(
          'game.unavailable',
        );
      }
      // Two operators have raised the bound.
      bench.bounds['vendors.day_loss_max'] = '400.00';
      bench.clock.advance(6_000);
      expect(await bet({ transactionId: key('b3'), roundId: key('r3') })).toMatchObject({ amount: '10.00' });
    });

    it('[V19] counts 24 hours', async () => {
      bench.bounds['vendors.win_held_from'] = '999999.00';
      bench.clock.advance(25 * hour);
      await process(0).vendors.losses.mark();
      bench.bounds['vendors.day_loss_max'] = '300.00';
      await bet();
      await win('290.00');
      bench.clock.advance(12 * hour);
      await process(0).vendors.losses.mark();
      await process(0).ledger.ensurePartitions();
      await bet({ transactionId: key('b2'), roundId: key('r2') });
      await win('50.00', { transactionId: key('w2'), roundId: key('r2') });
      expect(await mine()).toHaveLength(1);
      bench.clock.advance(13 * hour);
      await process(0).vendors.losses.mark();
      await bet({ transactionId: key('b3'), roundId: key('r3') });
      await win('50.00', { transactionId: key('w3'), roundId: key('r3') });
      expect(await mine()).toHaveLength(1);
    });
  });
});
