import { blackjack } from '@ikka/blackjack/round';
import { type Act, actsOf, courseOf, drawRound, readChoice } from '@ikka/blackjack/rules';
import { isRefusal } from '@ikka/contract';
import { openStream } from '@ikka/fair';
import { type JsonValue, recomputeRound } from '@ikka/game-kit';
import { seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRoundView } from '../round-view.ts';
import type { ShownRound, Standing } from './standing.ts';
import {
  Killed,
  me,
  minutes,
  openStepsBench,
  type Process,
  type StepsBench,
  settled,
  shown,
} from './steps-test-bench.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const funds = 100_000n;
const opening = { main: '1000', pairs: '0', plus3: '0' };

/** What is dealt first with a client seed: what may be done, and the hands. */
function dealtWith(clientSeed: string) {
  const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
  const { cards } = drawRound(stream, { ...opening, acts: [] });
  const course = courseOf([], cards);
  if (course === null) throw new Error('nothing was dealt');
  return { course, cards, allowed: actsOf({ ...opening, acts: [] }, course) };
}

/** The first client seed that deals such a round. */
function seedFor(isWanted: (dealt: ReturnType<typeof dealtWith>) => boolean): string {
  for (let n = 0; n < 20_000; n += 1) {
    if (isWanted(dealtWith(`c${n}`))) return `c${n}`;
  }
  throw new Error('no seed deals such a round');
}

const insurable = seedFor(({ course }) => course.phase === 'insurance');
/** A pair of other cards than aces: it can be split, and each hand doubled. */
const pair = seedFor(({ allowed, cards: [first = 0] }) => allowed.includes('split') && first % 52 < 24);
const plain = seedFor(({ course }) => course.phase === 'player');
const playersBlackjack = seedFor(({ course, cards: [, up = 0] }) => course.phase === 'over' && up % 52 < 32);
const dealersBlackjack = seedFor(
  ({ course, cards: [first = 0] }) => course.phase === 'over' && first % 52 < 32,
);

describe('steps that stake further', () => {
  let bench: StepsBench;
  let one: Process;
  let other: Process;
  let who: StepsBench['who'];

  beforeAll(async () => {
    bench = await openStepsBench(blackjack);
    ({ one, other, who } = bench);
  });
  afterAll(async () => {
    expect(await one.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    await bench.close();
  });
  beforeEach(async () => {
    who.memberId += 1n;
    bench.house.winMax = null;
    bench.facts.length = 0;
    await bench.fund(funds);
  });

  const wish = (key = bench.newKey()) => ({
    play: bench.session(),
    key,
    stake: '10.00',
    choice: opening,
  });
  const begin = async (clientSeed: string) => {
    await bench.beginSeeds({ serverSeed, clientSeed });
    return one.rounds.open(wish());
  };
  const act = (round: ShownRound, done: Act, by = one, key = bench.newKey()) =>
    bench.step(round, { act: done }, by, key);
  /** Stands with every hand; the round that is settled then. */
  const standing = async (answer: Standing | { code: string }) => {
    let now = answer;
    for (let n = 0; n < 3; n += 1) {
      if ('code' in now || now.open === null) break;
      now = await act(now.open, 'stand', other);
    }
    return settled(now);
  };
  const stateNow = async () => {
    const open = await one.rounds.standing(bench.session());
    return { ...(await bench.money()), step: open?.round.step, stake: open && openRoundView(open).stake };
  };

  it('[R17] holds the further stake with its step, and settles all of it with the record', async () => {
    const first = shown(await begin(pair));
    const split = shown(await act(first, 'split'));
    expect(openRoundView(split)).toMatchObject({ stake: '20.00', step: 1 });
    expect(await bench.money()).toEqual({ cash: funds - 2_000n, inPlay: 2_000n });
    const doubled = await act(split, 'double', other);
    expect(await bench.money()).toMatchObject({ cash: funds - 3_000n });
    const round = await standing(doubled);
    expect(round.stake).toBe(3_000n);
    expect(await bench.money()).toEqual({ cash: funds - 3_000n + round.payout, inPlay: 0n });
    const story = await one.rounds.story(round.id);
    const kinds = story?.postings.map(({ kind, amount }) => [kind, amount]);
    expect(kinds?.slice(0, 3)).toEqual([
      ['stake_held', 1_000n],
      ['stake_held', 1_000n],
      ['stake_held', 1_000n],
    ]);
    expect(kinds?.[3]).toEqual(['stake_settled', 3_000n]);
    expect(kinds?.slice(4)).toEqual(round.payout > 0n ? [['payout', round.payout]] : []);
    const rotated = await bench.rotate();
    if (isRefusal(rotated)) throw new Error(rotated.code);
    const again = recomputeRound([blackjack], {
      game: 'blackjack',
      version: round.gameVersion,
      serverSeed,
      clientSeed: pair,
      nonce: round.nonce,
      stake: round.stake,
      choice: round.choice as JsonValue,
    });
    expect(again).toMatchObject({ outcome: round.outcome, payout: round.payout });
  });

  it('[R17] ends with the step that stakes further: held, settled and recorded at once', async () => {
    const first = shown(await begin(plain));
    const round = settled(await act(first, 'double'));
    expect(round).toMatchObject({ stake: 2_000n, choice: { acts: ['double'] } });
    expect(await bench.money()).toEqual({ cash: funds - 2_000n + round.payout, inPlay: 0n });
    expect(await one.rounds.standing(bench.session())).toBeNull();
    expect(bench.facts).toContain('PlaySettled');
  });

  it('[R17] insures for a half of the stake', async () => {
    const insured = await act(shown(await begin(insurable)), 'insure');
    const round = await standing(insured);
    expect(round).toMatchObject({ stake: 1_500n });
    expect(await bench.money()).toEqual({ cash: funds - 1_500n + round.payout, inPlay: 0n });
  });

  it.each([
    ['the player’s blackjack', playersBlackjack, 2_500n],
    ['the dealer’s, seen at the peek', dealersBlackjack, 0n],
  ])('[R18] is over at its opening: %s', async (_what, clientSeed, payout) => {
    await bench.beginSeeds({ serverSeed, clientSeed });
    const once = wish();
    const round = settled(await one.rounds.open(once));
    expect(round).toMatchObject({ stake: 1_000n, payout, nonce: 0 });
    expect(await bench.money()).toEqual({ cash: funds - 1_000n + payout, inPlay: 0n });
    expect(settled(await other.rounds.open(once))).toEqual(round);
    expect(await other.rounds.open({ ...once, stake: '20.00' })).toMatchObject({ code: 'round.bet_invalid' });
    const doubled = { ...opening, main: '2000' };
    expect(await other.rounds.open({ ...once, stake: '20.00', choice: doubled })).toMatchObject({
      code: 'idempotency.mismatch',
    });
    const next = await other.rounds.open(wish());
    expect('code' in next ? next : (next.open?.round.nonce ?? next.settled?.nonce)).toBe(1);
  });

  it.each(['before', 'after'] as const)('[R18] dies %s the post of a round over at once', async (dies) => {
    await bench.beginSeeds({ serverSeed, clientSeed: playersBlackjack });
    const once = wish();
    one.dies = dies;
    await expect(one.rounds.open(once)).rejects.toBeInstanceOf(Killed);
    expect(settled(await one.rounds.open(once)).nonce).toBe(0);
    expect(await bench.money()).toEqual({ cash: funds + 1_500n, inPlay: 0n });
  });

  it('[R12] keeps the hidden card and the shoe out of every row and answer', async () => {
    const first = shown(await begin(pair));
    const split = shown(await act(first, 'split'));
    const cards = (await bench.streamOf(0)).deal(416, 416);
    expect(split.shown).toEqual({ cards: [...cards.slice(0, 3), null, ...cards.slice(4, 6)] });
    const { rows } = await bench.test.database.pool.query('SELECT * FROM rounds.open_round WHERE id = $1', [
      first.round.id,
    ]);
    const said = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(said).not.toContain('cards');
    expect(openRoundView(split)).not.toHaveProperty('outcome');
  });

  describe('a further stake that is not taken', () => {
    const refusedWith = async (code: string, done: Act, hinder: (round: ShownRound) => Promise<unknown>) => {
      const first = shown(await begin(pair));
      await hinder(first);
      const before = await stateNow();
      for (const by of [one, other]) expect(await act(first, done, by)).toMatchObject({ code });
      expect(await stateNow()).toEqual(before);
      expect((await standing({ open: first, settled: null })).stake).toBe(1_000n);
    };
    const leave = async (left: bigint) => {
      const { cash } = await bench.money();
      const debit = await one.ledger.memberAccount(who.memberId, 'cash', 'PKR');
      const credit = await one.ledger.houseAccount('provider', 'PKR', 'test');
      const id = one.ledger.newId();
      await one.ledger.post({
        transfers: [{ id, debit, credit, amount: cash - left, kind: 'withdrawal_paid' }],
      });
    };

    it('[R17] for too little money', async () => {
      await refusedWith('wallet.insufficient_funds', 'double', () => leave(999n));
    });

    it('[R17] for a limit that it would pass', async () => {
      await refusedWith('wallet.limit_reached', 'split', () =>
        bench.protection.changeLimit(who, { kind: 'stake', period: 'day' }, { kind: 'set', value: 999n }, me),
      );
    });

    it('[R17] for an exclusion; the round is played to its end all the same', async () => {
      await refusedWith('protection.excluded', 'double', () =>
        bench.protection.exclude(who, { kind: 'self_exclusion', months: 6 }, me),
      );
    });

    it('[R16, R17] for a win greater than the house pays by now', async () => {
      await refusedWith('round.win_too_great', 'double', async () => {
        bench.house.winMax = 7_999n;
      });
      bench.house.winMax = 8_000n;
      who.memberId += 1n;
      await bench.fund(funds);
      shown(await begin(pair));
    });

    it('[R17] counts against the limit together with the opening, and the payout makes room', async () => {
      await bench.protection.changeLimit(
        who,
        { kind: 'stake', period: 'day' },
        { kind: 'set', value: 2_000n },
        me,
      );
      const round = await standing(await act(shown(await begin(pair)), 'split'));
      expect(round.stake).toBe(2_000n);
      const { limits } = await bench.protection.read(who);
      expect(limits.find(({ kind }) => kind === 'stake')?.used).toBe('20.00');
      expect(await one.rounds.open(wish())).toMatchObject({ code: 'wallet.limit_reached' });
    });
  });

  describe('at once, over two processes', () => {
    const both = (round: ShownRound, first: Act, second: Act, keys = [bench.newKey(), bench.newKey()]) =>
      Promise.all([act(round, first, one, keys[0]), act(round, second, other, keys[1])]);

    it('[R13, R17] the same double sent twice acts once', async () => {
      const first = shown(await begin(plain));
      const key = bench.newKey();
      const [a, b] = await both(first, 'double', 'double', [key, key]);
      expect(settled(a ?? { code: '' })).toEqual(settled(b ?? { code: '' }));
      expect(settled(a ?? { code: '' }).stake).toBe(2_000n);
    });

    it.each([
      ['two doubles', 'double', 'double'],
      ['double and stand', 'double', 'stand'],
      ['double and hit', 'double', 'hit'],
    ] as const)('[R13, R17] of %s one is taken', async (_what, a, b) => {
      const first = shown(await begin(plain));
      const answers = await both(first, a, b);
      const refused = answers.filter(isRefusal);
      expect(refused).toMatchObject([{ code: 'round.step_stale' }]);
      const taken = answers.find((answer) => !isRefusal(answer));
      const round = await standing(taken ?? { code: 'none' });
      expect([1_000n, 2_000n]).toContain(round.stake);
      expect(await bench.money()).toEqual({ cash: funds - round.stake + round.payout, inPlay: 0n });
    });

    it('[R17] a split while the balance is spent elsewhere: one of both is paid for', async () => {
      await bench.fund(1_000n);
      const first = shown(await begin(pair));
      const spend = { ...wish(), play: { ...bench.session(), gameId: 'mines' }, choice: { mines: 5 } };
      const [split, opened] = await Promise.all([
        act(first, 'split'),
        other.rounds.open({ ...spend, stake: '1000.00' }),
      ]);
      const refused = [split, opened].filter(isRefusal);
      expect(refused).toMatchObject([{ code: 'wallet.insufficient_funds' }]);
      const { cash } = await bench.money();
      expect(cash).toBeGreaterThanOrEqual(0n);
      await standing(isRefusal(split) ? { open: first, settled: null } : split);
    });

    it('[R9, R17] a double while a limit is set: within it, or refused', async () => {
      const first = shown(await begin(plain));
      const [doubled] = await Promise.all([
        act(first, 'double', other),
        bench.protection.changeLimit(who, { kind: 'stake', period: 'day' }, { kind: 'set', value: 999n }, me),
      ]);
      // Before the limit it counts nothing; after it, it would pass it.
      if (isRefusal(doubled)) expect(doubled.code).toBe('wallet.limit_reached');
      const round = await standing(isRefusal(doubled) ? { open: first, settled: null } : doubled);
      expect(round.stake).toBe(isRefusal(doubled) ? 1_000n : 2_000n);
    });
  });

  it.each(['before', 'after'] as const)(
    '[R17] dies %s the post of a double, and doubles once',
    async (dies) => {
      const first = shown(await begin(plain));
      const key = bench.newKey();
      one.dies = dies;
      await expect(act(first, 'double', one, key)).rejects.toBeInstanceOf(Killed);
      const round = settled(await act(first, 'double', other, key));
      expect(settled(await act(first, 'double', one, key))).toEqual(round);
      expect(await bench.money()).toEqual({ cash: funds - 2_000n + round.payout, inPlay: 0n });
    },
  );

  it('[R15] stands with every hand that its player left', async () => {
    const split = shown(await act(shown(await begin(pair)), 'split'));
    bench.clock.advance(720 * minutes);
    const ended = await Promise.all([one.rounds.endOverdue(), other.rounds.endOverdue()]);
    expect(ended[0] + ended[1]).toBeGreaterThan(0);
    const story = await one.rounds.story(split.round.id);
    expect(story?.round.stake).toBe(2_000n);
    expect(readChoice(story?.round.choice)?.acts).toEqual(['split', 'stand', 'stand']);
    expect(await bench.money()).toEqual({ cash: funds - 2_000n + (story?.round.payout ?? 0n), inPlay: 0n });
  });

  it('[R11, R17, R18] random rounds over two processes that die keep to their rules and to the books', async () => {
    const random = seededRandom(21);
    await bench.beginSeeds({ serverSeed, clientSeed: 'random' });
    let cash = funds;
    const insist = async (ask: (by: Process) => Promise<Standing | { code: string }>) => {
      const by = random.int(2) === 0 ? one : other;
      if (random.int(4) === 0) {
        by.dies = random.int(2) === 0 ? 'before' : 'after';
        await ask(by).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
        by.dies = null;
      }
      return ask(random.int(2) === 0 ? one : other);
    };
    for (let n = 0; n < 24; n += 1) {
      const main = BigInt(200 + random.int(2_000));
      const pairs = random.int(2) === 0 ? 0n : main / 2n;
      const stakes = { main: String(main), pairs: String(pairs), plus3: '0' };
      const text = `${(main + pairs) / 100n}.${String((main + pairs) % 100n).padStart(2, '0')}`;
      const once = { ...wish(), stake: text, choice: stakes };
      let now = await insist((by) => by.rounds.open(once));
      while (!('code' in now) && now.open !== null) {
        const { open } = now;
        const { choice } = open.round;
        const read = readChoice(choice);
        const cards = read && drawRound(await bench.streamOf(open.round.nonce), read).cards;
        const course = read && cards && courseOf(read.acts, cards);
        if (!read || !course) throw new Error('no course');
        const acts = actsOf(read, course);
        const done = acts[random.int(acts.length)] as Act;
        const key = bench.newKey();
        now = await insist((by) => act(open, done, by, key));
      }
      const round = settled(now);
      cash += round.payout - round.stake;
      expect(await bench.money()).toEqual({ cash, inPlay: 0n });
      expect(round.nonce).toBe(n);
    }
  });
});
