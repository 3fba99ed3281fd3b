import { provedJournal } from '@ikka/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AllowanceKey } from './index.ts';
import { type LedgerFixture, openLedger } from './ledger.fixture.ts';

/** What a member may do with a limit on losses and stakes held in play; amounts are small, so that they often collide. */
type Command =
  | { readonly type: 'hold'; readonly amount: number; readonly expires: boolean }
  | { readonly type: 'post'; readonly which: number; readonly amount: number }
  | { readonly type: 'void'; readonly which: number }
  | { readonly type: 'pass'; readonly seconds: number }
  | { readonly type: 'play'; readonly stake: number; readonly payout: number }
  | { readonly type: 'limit'; readonly amount: number; readonly isNewPeriod: boolean };

const amount = fc.integer({ min: 1, max: 120 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('hold' as const), amount, expires: fc.boolean() }),
  fc.record({ type: fc.constant('post' as const), which: fc.nat(), amount }),
  fc.record({ type: fc.constant('void' as const), which: fc.nat() }),
  fc.record({ type: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ type: fc.constant('play' as const), stake: amount, payout: fc.nat(150) }),
  fc.record({
    type: fc.constant('limit' as const),
    amount: fc.integer({ min: 1, max: 300 }),
    isNewPeriod: fc.boolean(),
  }),
);

interface ModelHold {
  readonly id: string;
  readonly amount: bigint;
  readonly expiresAt: number | null;
  /** What was paid on of it; null while it is open, 0n when it was returned. */
  paid: bigint | null;
}

describe('random holds and allowances', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterAll(() => fx.close());

  const newWorld = async () => {
    const { id, cash } = await fx.member(500n);
    const key: AllowanceKey = { memberId: id, currency: 'PKR', label: 'loss/day' };
    await fx.ledger.refreshAllowance(key, 200n, fx.ledger.newId());
    const inPlay = await fx.ledger.memberAccount(id, 'in_play', 'PKR');
    return { cash, inPlay, key, holds: [] as ModelHold[], balance: 500n, left: 200n, used: 0n };
  };
  type World = Awaited<ReturnType<typeof newWorld>>;
  const now = (): number => fx.clock.now().getTime();

  const hold = async (world: World, wanted: bigint, expires: boolean): Promise<void> => {
    const id = fx.ledger.newId();
    const expiresAt = expires ? now() + 30_000 : null;
    const request = { id, from: world.cash, into: world.inPlay, amount: wanted };
    const { status } = await fx.ledger.hold({
      ...request,
      ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}),
    });
    expect(status).toBe(wanted <= world.balance ? 'posted' : 'refused');
    if (status !== 'posted') return;
    world.holds.push({ id, amount: wanted, expiresAt, paid: null });
    world.balance -= wanted;
  };

  const end = async (world: World, which: number, wanted: bigint | null): Promise<void> => {
    const one = world.holds[which % Math.max(world.holds.length, 1)];
    if (!one) return;
    const holdId = one.id;
    const outcome =
      wanted === null
        ? await fx.ledger.voidHold({ holdId })
        : await fx.ledger.postHold({ holdId, to: fx.house, amount: wanted });
    expect(outcome.status === 'refused' ? outcome.reason : outcome.status).toBe(expectedEnding(one, wanted));
    if (outcome.status !== 'posted') return;
    one.paid = wanted ?? 0n;
    world.balance += one.amount - one.paid;
  };

  const expectedEnding = (one: ModelHold, wanted: bigint | null): string => {
    if (wanted !== null && wanted > one.amount) return 'above_hold';
    if (one.paid !== null) return one.paid === (wanted ?? 0n) ? 'duplicate' : 'hold_ended';
    return wanted !== null && one.expiresAt !== null && one.expiresAt <= now() ? 'hold_expired' : 'posted';
  };

  const pass = async (world: World, seconds: number): Promise<void> => {
    fx.clock.advance(seconds * 1_000);
    const due = world.holds.filter(
      ({ paid, expiresAt }) => paid === null && expiresAt !== null && expiresAt <= now(),
    );
    expect(await fx.ledger.sweepExpiredHolds()).toBe(due.length);
    for (const one of due) {
      one.paid = 0n;
      world.balance += one.amount;
    }
  };

  const play = async (world: World, stake: bigint, payout: bigint): Promise<void> => {
    const bet = fx.stake(world.cash, stake);
    const transfers = [bet, await fx.ledger.allowanceTaken(world.key, stake, bet.id)];
    if (payout > 0n) {
      const win = {
        ...fx.stake(world.cash, payout),
        debit: fx.house,
        credit: world.cash,
        kind: 'payout',
      } as const;
      transfers.push(win, await fx.ledger.allowanceRestored(world.key, payout, bet.id));
    }
    const { status } = await fx.ledger.post({ transfers });
    expect(status).toBe(stake <= world.balance && stake <= world.left ? 'posted' : 'refused');
    if (status !== 'posted') return;
    const restored = payout < world.used + stake ? payout : world.used + stake;
    world.balance += payout - stake;
    world.left += restored - stake;
    world.used += stake - restored;
  };

  const limit = async (world: World, wanted: bigint, isNewPeriod: boolean): Promise<void> => {
    if (isNewPeriod) {
      await fx.ledger.refreshAllowance(world.key, wanted, fx.ledger.newId());
      world.used = 0n;
    } else {
      await fx.ledger.changeAllowance(world.key, wanted);
    }
    world.left = wanted > world.used ? wanted - world.used : 0n;
  };

  const step = (world: World, one: Command): Promise<void> => {
    if (one.type === 'hold') return hold(world, BigInt(one.amount), one.expires);
    if (one.type === 'post') return end(world, one.which, BigInt(one.amount));
    if (one.type === 'void') return end(world, one.which, null);
    if (one.type === 'pass') return pass(world, one.seconds);
    if (one.type === 'play') return play(world, BigInt(one.stake), BigInt(one.payout));
    return limit(world, BigInt(one.amount), one.isNewPeriod);
  };

  it('[L9, L10] agree with the model after each command, and the books are right', async () => {
    const commands = fc.array(command, { minLength: 5, maxLength: 30 });
    const property = fc.asyncProperty(commands, async (some) => {
      const world = await newWorld();
      for (const one of some) {
        await step(world, one);
        const open = world.holds.reduce((sum, { amount, paid }) => sum + (paid === null ? amount : 0n), 0n);
        expect([await fx.balance(world.cash), await fx.balance(world.inPlay)]).toEqual([world.balance, open]);
        expect(await fx.ledger.allowance(world.key)).toMatchObject({ left: world.left, used: world.used });
      }
      await pass(world, 60);
      expect(await fx.ledger.health('chains')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    });
    await fc.assert(property, { seed: 9_09, numRuns: 40 });
    await provedJournal(fx.ledger, fx.clock.now().toISOString().slice(0, 10));
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
  });
});
