import { provedJournal } from '@ikka/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ledger, Post, PostOutcome, Transfer } from './index.ts';
import { type LedgerFixture, openLedger, posted } from './ledger.fixture.ts';
import { keyOf, LedgerModel } from './ledger.model.ts';

/** One intention; its numbers are read against what exists at that moment. */
type Command =
  | { readonly type: 'new'; readonly legs: readonly Leg[] }
  | { readonly type: 'again'; readonly which: number }
  | { readonly type: 'changed'; readonly which: number; readonly by: number }
  | { readonly type: 'part'; readonly which: number; readonly leg: Leg };

interface Leg {
  readonly debit: number;
  readonly credit: number;
  readonly amount: number;
  readonly version: number;
  readonly mode: 'plain' | 'upToBalance' | 'evenSuspended' | 'versioned';
}

const leg: fc.Arbitrary<Leg> = fc.record({
  debit: fc.nat(7),
  credit: fc.nat(7),
  amount: fc.integer({ min: 1, max: 400 }),
  version: fc.integer({ min: -1, max: 1 }),
  mode: fc.constantFrom('plain', 'plain', 'plain', 'upToBalance', 'evenSuspended', 'versioned'),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('new' as const),
      legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('again' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('changed' as const),
      which: fc.nat(),
      by: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('part' as const), which: fc.nat(), leg }) },
);

/** A moment: somebody may be suspended or released, then all its posts are made at once. */
const moment = fc.record({
  toggled: fc.option(fc.nat(2), { freq: 5 }),
  commands: fc.array(command, { minLength: 1, maxLength: 12 }),
});

interface Moment {
  readonly toggled: number | null;
  readonly commands: readonly Command[];
}

const ALL_OUTCOMES = [
  'currency',
  'duplicate',
  'id_reused',
  'insufficient_funds',
  'no_account',
  'posted',
  'stale',
  'suspended',
];

describe('random commands', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger({ lanes: 1 });
  });
  afterAll(() => fx.close());

  /** Three members' cash, one of them suspended by the first toggle; a hold account, the house, capital, trial, and nobody's. */
  const newWorld = async () => {
    const model = new LedgerModel();
    const members = [await fx.member(), await fx.member(), await fx.member()];
    const [first] = members as [{ id: bigint; cash: bigint }];
    const refs: Transfer['debit'][] = [
      ...members.map(({ cash }) => cash),
      await fx.ledger.memberAccount(first.id, 'in_play', 'PKR'),
      await fx.ledger.memberAccount(first.id, 'cash', 'PKT'),
      await fx.ledger.houseAccount('house', 'PKR', `world ${first.id}`),
      await fx.ledger.houseAccount('promotions', 'PKR', `world ${first.id}`),
      888_888_888n,
    ];
    const plain = { balance: 0n, version: 0n, isSuspended: false };
    refs.slice(0, 7).forEach((ref, index) => {
      model.accounts.set(keyOf(ref), {
        ...plain,
        currency: index === 4 ? 'PKT' : 'PKR',
        mayGoBelowZero: index === 5,
      });
    });
    return { model, members, refs, history: [] as Post[] };
  };
  type World = Awaited<ReturnType<typeof newWorld>>;

  const toTransfer = (world: World, { debit, credit, amount, version, mode }: Leg): Transfer => {
    const from = world.refs[debit] as Transfer['debit'];
    const to = world.refs[credit === debit ? (credit + 1) % world.refs.length : credit] as Transfer['debit'];
    const at = world.model.accounts.get(keyOf(from))?.version ?? 0n;
    const expected = at + BigInt(version);
    return {
      id: fx.ledger.newId(),
      debit: from,
      credit: to,
      amount: BigInt(amount),
      kind: 'adjustment',
      ...(mode === 'upToBalance' ? { upToBalance: true } : {}),
      ...(mode === 'evenSuspended' ? { evenSuspended: true } : {}),
      ...(mode === 'versioned' && expected >= 0n ? { expectVersion: expected } : {}),
    };
  };

  const toPost = (world: World, intent: Command): Post => {
    if (intent.type === 'new') return { transfers: intent.legs.map((one) => toTransfer(world, one)) };
    const earlier = world.history[intent.which % Math.max(world.history.length, 1)];
    if (!earlier)
      return {
        transfers: [toTransfer(world, { debit: 5, credit: 0, amount: 50, version: 0, mode: 'plain' })],
      };
    if (intent.type === 'again') return { transfers: [...earlier.transfers] };
    const [first, ...rest] = earlier.transfers as [Transfer, ...Transfer[]];
    if (intent.type === 'changed')
      return { transfers: [{ ...first, amount: first.amount + BigInt(intent.by) }, ...rest] };
    return { transfers: [...earlier.transfers, toTransfer(world, intent.leg)] };
  };

  /** The balances that the outcome tells of an account of the house are those of a shard, so they are not compared. */
  const comparable = (world: World, post: Post, outcome: PostOutcome): unknown => {
    const house = world.refs[5];
    if (outcome.status === 'refused') {
      const { reason, at } = outcome;
      const isKnown = reason !== 'id_reused' && post.transfers[at]?.debit !== house;
      return isKnown ? outcome : { reason, at };
    }
    return {
      ...outcome,
      transfers: outcome.transfers.map((one, index) => ({
        ...one,
        ...(post.transfers[index]?.debit === house ? { debitBalance: null } : {}),
        ...(post.transfers[index]?.credit === house ? { creditBalance: null } : {}),
      })),
    };
  };

  const compareAccounts = async (world: World): Promise<void> => {
    for (const ref of world.refs.slice(0, 7)) {
      const { balance, version } = world.model.accounts.get(keyOf(ref)) as {
        balance: bigint;
        version: bigint;
      };
      expect(await fx.ledger.account(keyOf(ref))).toMatchObject({ balance, version });
    }
    expect(await fx.ledger.health('chains')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  };

  const play = async (moments: readonly Moment[], seen: Set<string>): Promise<void> => {
    const world = await newWorld();
    for (const { toggled, commands } of moments) {
      if (toggled !== null) await toggle(world, toggled);
      const posts = commands.map((one) => toPost(world, one));
      const real = await Promise.all(posts.map((post) => fx.ledger.post(post)));
      const expected = world.model.postAll(posts);
      for (const outcome of real) seen.add(outcome.status === 'refused' ? outcome.reason : outcome.status);
      posts.forEach((post, index) => {
        const told = comparable(world, post, real[index] as PostOutcome);
        expect(told).toEqual(comparable(world, post, expected[index] as PostOutcome));
      });
      world.history.push(...posts);
      await compareAccounts(world);
    }
  };

  const toggle = async (world: World, which: number): Promise<void> => {
    const member = world.members[which] as { id: bigint; cash: bigint };
    const isSuspended = !world.model.accounts.get(member.cash)?.isSuspended;
    await fx.test.database.transaction((tx) =>
      isSuspended ? fx.ledger.suspend(tx, member.id) : fx.ledger.unsuspend(tx, member.id),
    );
    for (const { accountId } of await fx.ledger.balances(member.id)) {
      const account = world.model.accounts.get(accountId);
      if (account) account.isSuspended = isSuspended;
    }
  };

  it('[L1-L8] have the outcomes and the balances of the model, and the books are right after each moment', async () => {
    // A generator that stopped reaching some outcome would leave it unproved.
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 10 }), (moments) => play(moments, seen)),
      {
        seed: 20_261_121,
        numRuns: 40,
      },
    );
    expect([...seen].sort()).toEqual(ALL_OUTCOMES);
    await provedJournal(fx.ledger, fx.clock.now().toISOString().slice(0, 10));
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
  });

  it('[L2, L3, L6] keep the books right when two processes race on few accounts with the same ids', async () => {
    const another = await fx.another({ lanes: 2 });
    const ledgers: Ledger[] = [fx.ledger, another];
    const world = await newWorld();
    for (const { id } of world.members)
      await fx.test.database.transaction((tx) => fx.ledger.unsuspend(tx, id));
    const funds = world.members.map((_, member) =>
      toTransfer(world, { debit: 5, credit: member, amount: 5_000, version: 0, mode: 'plain' }),
    );
    await posted(fx.ledger, { transfers: funds });
    const legs = fc.sample(fc.array(leg, { minLength: 1, maxLength: 4 }), { seed: 7, numRuns: 400 });
    const posts = legs.map((some) => ({ transfers: some.map((one) => toTransfer(world, one)) }));
    // Every post is made by both processes at once; exactly one of them may have posted it.
    const outcomes = await Promise.all(
      posts.map((post) => Promise.all(ledgers.map((ledger) => ledger.post(post)))),
    );
    for (const pair of outcomes) {
      const statuses = pair.map(({ status }) => status).sort();
      expect(['duplicate,posted', 'refused,refused', 'posted,refused']).toContain(statuses.join());
    }
    expect(outcomes.filter((pair) => pair.some(({ status }) => status === 'posted')).length).toBeGreaterThan(
      50,
    );
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });
});
