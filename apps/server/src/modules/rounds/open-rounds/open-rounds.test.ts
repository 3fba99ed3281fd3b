import { isRefusal } from '@ikka/contract';
import { dice } from '@ikka/dice/round';
import { cashOutAction, type JsonValue, recomputeRound } from '@ikka/game-kit';
import { mines } from '@ikka/mines/round';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '../../ledger/index.ts';
import type { Protection } from '../../protection/index.ts';
import { transferIdsOf } from '../play.ts';
import { openRoundView } from '../round-view.ts';
import type { ShownRound } from './standing.ts';
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

const opening = { mines: 5 };
const funds = 1_000_000n;

describe('rounds of several steps', () => {
  let bench: StepsBench;
  let clock: StepsBench['clock'];
  let one: Process;
  let other: Process;
  let protection: Protection;
  let who: StepsBench['who'];
  let house: StepsBench['house'];

  beforeAll(async () => {
    bench = await openStepsBench(mines);
    ({ clock, one, other, protection, who, house } = bench);
  });
  afterAll(async () => {
    expect(await one.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    await bench.close();
  });
  beforeEach(async () => {
    who.memberId += 1n;
    who.currency = 'PKR';
    house.isOffered = true;
    bench.facts.length = 0;
    await bench.fund(funds);
  });

  const { money, session, newKey, step } = {
    money: () => bench.money(),
    session: () => bench.session(),
    newKey: () => bench.newKey(),
    step: (...given: Parameters<StepsBench['step']>) => bench.step(...given),
  };
  const wish = (key = newKey()) => ({ play: session(), key, stake: '10.00', choice: opening });
  const open = async (by = one) => shown(await by.rounds.open(wish()));
  const laidMines = async (round: ShownRound): Promise<number[]> =>
    (await bench.streamOf(round.round.nonce)).deal(25, 5);
  const safeTiles = async (round: ShownRound) => {
    const laid = await laidMines(round);
    return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !laid.includes(tile));
  };
  const rowsOf = (roundId: string) =>
    bench.test.database.pool.query('SELECT * FROM rounds.open_round WHERE id = $1', [roundId]);

  it('[R11] holds the stake, lets it grow, and settles it with its record in one batch', async () => {
    const first = await open();
    expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 1_000n });
    expect(first).toMatchObject({ cashOut: null, round: { nonce: 0, choice: { mines: 5, picks: [] } } });
    const played = [{ id: first.round.id, gameId: 'mines', vendorCode: 'IKKA_ARCADE' }];
    expect(await other.rounds.gamesOf([first.round.id, newKey()])).toEqual(played);
    const [a = 0, b = 0] = await safeTiles(first);
    const second = shown(await step(first, { pick: a }));
    expect(second).toMatchObject({ cashOut: 1_237n, round: { step: 1 } });
    const third = shown(await step(second, { pick: b }, other));
    const round = settled(await step(third, cashOutAction));
    expect(round).toMatchObject({
      stake: 1_000n,
      payout: third.cashOut,
      choice: { mines: 5, picks: [a, b] },
    });
    expect(await money()).toEqual({ cash: funds - 1_000n + round.payout, inPlay: 0n });
    expect(bench.facts).toContain('PlaySettled');
    const story = await one.rounds.story(round.id);
    expect(story?.postings.map(({ kind }) => kind)).toEqual(['stake_held', 'stake_settled', 'payout']);
    expect(await one.rounds.standing(session())).toBeNull();
    expect(await one.rounds.gamesOf([round.id])).toEqual(played);
  });

  it('[R11] is listed for as long as it is open, longest open first', async () => {
    const opened = await open();
    const { memberId } = who;
    const listed = async (wish: Parameters<typeof one.rounds.listOpen>[0]) =>
      (await other.rounds.listOpen({ memberIds: [memberId], ...wish }, 10)).map(({ id }) => id);
    expect(await other.rounds.listOpen({ memberIds: [memberId] }, 10)).toMatchObject([
      { id: opened.round.id, memberId, gameId: 'mines', currency: 'PKR', stake: 1_000n },
    ]);
    expect(await listed({ gameId: 'mines', currencies: ['PKR'] })).toHaveLength(1);
    expect([await listed({ gameId: 'hi-lo' }), await listed({ currencies: ['PKT'] })]).toEqual([[], []]);
    expect(await other.rounds.listOpen({}, 1)).toHaveLength(1);
  });

  it('[R11] loses the stake with a mine, and tells where they lay only then', async () => {
    const first = await open();
    const [mine = 0] = await laidMines(first);
    const round = settled(await step(first, { pick: mine }));
    expect(round).toMatchObject({ payout: 0n, choice: { picks: [mine] } });
    expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 0n });
  });

  it('[R2] is recomputed from its record once the seed is revealed, and not rotated before', async () => {
    const first = await open();
    expect(await bench.rotate(other)).toMatchObject({ code: 'seed.round_open' });
    expect(await other.rounds.reveal({ memberId: who.memberId, gameId: 'mines' })).toMatchObject({
      code: 'seed.round_open',
    });
    const [a = 0] = await safeTiles(first);
    const round = settled(await step(shown(await step(first, { pick: a })), cashOutAction));
    const rotated = await bench.rotate();
    if (isRefusal(rotated) || rotated.revealed === null) throw new Error('not rotated');
    const again = recomputeRound([mines], {
      game: 'mines',
      version: round.gameVersion,
      serverSeed: rotated.revealed.serverSeed ?? '',
      clientSeed: rotated.revealed.clientSeed,
      nonce: round.nonce,
      stake: round.stake,
      choice: round.choice as JsonValue,
    });
    expect(again).toMatchObject({ outcome: round.outcome, payout: round.payout });
  });

  it('[R12] keeps what is hidden out of its row, its answers and its statement', async () => {
    const first = await open();
    const laid = await laidMines(first);
    const [safe = 0] = await safeTiles(first);
    const after = shown(await step(first, { pick: safe }));
    const { rows } = await rowsOf(first.round.id);
    const said = JSON.stringify([rows, openRoundView(first), openRoundView(after)], (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(said).not.toContain('laid');
    expect(said).not.toContain(JSON.stringify(laid).slice(1, -1));
    expect(after.shown).toBeNull();
  });

  it('[R13] answers a repeated key with the round as it stands, and acts once', async () => {
    const key = newKey();
    const opened = { ...wish(), key };
    const first = shown(await one.rounds.open(opened));
    expect(shown(await other.rounds.open(opened)).round.id).toBe(first.round.id);
    expect(await one.rounds.open({ ...opened, stake: '20.00' })).toMatchObject({
      code: 'idempotency.mismatch',
    });
    expect(await one.rounds.open({ ...opened, choice: { mines: 4 } })).toMatchObject({
      code: 'idempotency.mismatch',
    });
    const [a = 0, b = 0] = await safeTiles(first);
    const stepKey = newKey();
    await step(first, { pick: a }, one, stepKey);
    expect(shown(await step(first, { pick: a }, other, stepKey)).round.step).toBe(1);
    expect(await step(first, { pick: b }, one, stepKey)).toMatchObject({ code: 'idempotency.mismatch' });
    const endKey = newKey();
    const now = shown(await one.rounds.open(opened));
    const round = settled(await step(now, cashOutAction, one, endKey));
    expect(settled(await step(now, cashOutAction, other, endKey))).toEqual(round);
    expect(settled(await one.rounds.open(opened))).toEqual(round);
    expect(await money()).toEqual({ cash: funds - 1_000n + round.payout, inPlay: 0n });
  });

  it('[R13] refuses a step behind the round, with the round as it stands', async () => {
    const first = await open();
    const [a = 0, b = 0] = await safeTiles(first);
    await step(first, { pick: a });
    expect(await step(first, { pick: b }, other)).toMatchObject({
      code: 'round.step_stale',
      value: { open: { step: 1, bet: { picks: [a] } }, round: null },
    });
    const now = await one.rounds.standing(session());
    if (now === null) throw new Error('nothing open');
    await step(now, cashOutAction);
    expect(await step(now, { pick: b })).toMatchObject({
      code: 'round.step_stale',
      value: { open: null, round: { bet: { picks: [a] } } },
    });
  });

  it('[R13] takes one of many steps that come at once, in whatever process', async () => {
    const first = await open();
    const tiles = await safeTiles(first);
    const answers = await Promise.all(
      tiles.slice(0, 8).map((pick, at) => step(first, { pick }, at % 2 === 0 ? one : other)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    const now = await one.rounds.standing(session());
    expect(now?.round).toMatchObject({ step: 1 });
  });

  it('[R14] has one round open, whoever asks twice at once, and goes on with it', async () => {
    const answers = await Promise.all([one.rounds.open(wish()), other.rounds.open(wish())]);
    const refused = answers.filter(isRefusal);
    expect(refused).toMatchObject([{ code: 'round.open' }]);
    expect(await one.rounds.open(wish())).toMatchObject({ code: 'round.open' });
    expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 1_000n });
    expect(await one.rounds.play(wish())).toMatchObject({ code: 'round.bet_invalid' });
  });

  it('keeps trial money apart: its rounds are others', async () => {
    await open();
    who.currency = 'PKT';
    await bench.fund(funds);
    const trial = await open();
    expect(trial.round.nonce).toBe(1);
    expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 1_000n });
    const real = { ...session(), currency: 'PKR' };
    expect(
      await one.rounds.step({
        play: real,
        roundId: trial.round.id,
        key: newKey(),
        step: 0,
        action: { pick: 0 },
      }),
    ).toMatchObject({ code: 'round.unknown' });
  });

  // States and actions, refused ones included.
  it.each([
    ['nothing opened', 0, cashOutAction, 'round.action_invalid'],
    ['something opened', 1, 'the same', 'round.action_invalid'],
    ['anything', 1, { pick: 25 }, 'round.action_invalid'],
    ['anything', 0, null, 'round.action_invalid'],
    ['anything', 0, { pick: 1, more: 1 }, 'round.action_invalid'],
    ['anything', 0, { type: 'stand' }, 'round.action_invalid'],
  ])('[R13] with %s refuses a step that the rules do not allow (%#)', async (_what, opened, action, code) => {
    let round = await open();
    const [a = 0] = await safeTiles(round);
    if (opened > 0) round = shown(await step(round, { pick: a }));
    expect(await step(round, action === 'the same' ? { pick: a } : action)).toMatchObject({ code });
    expect((await one.rounds.standing(session()))?.round.step).toBe(opened);
  });

  it.each([
    ['somebody else', { memberId: 999_999n }],
    ['another game', { gameId: 'dice' }],
  ])('is unknown to %s', async (_who, change) => {
    const { round } = await open();
    const foreign = {
      play: { ...session(), ...change },
      roundId: round.id,
      key: newKey(),
      step: 0,
      action: { pick: 0 },
    };
    expect(await one.rounds.step(foreign)).toMatchObject({ code: 'round.unknown' });
  });

  it.each([
    ['less than the least stake', { stake: '1.99' }, 'round.stake_invalid'],
    ['a malformed opening', { choice: { mines: 25 } }, 'round.bet_invalid'],
    ['a whole round', { choice: { mines: 3, picks: [1] } }, 'round.bet_invalid'],
  ])('[R6] refuses to open with %s', async (_what, change, code) => {
    expect(await one.rounds.open({ ...wish(), ...change })).toMatchObject({ code });
    expect(await money()).toEqual({ cash: funds, inPlay: 0n });
  });

  it('[R15] settles what its player left as it stands, once, whoever comes first', async () => {
    const first = await open();
    const [a = 0] = await safeTiles(first);
    const { cashOut } = shown(await step(first, { pick: a }));
    await one.rounds.endOverdue();
    expect((await money()).inPlay).toBe(1_000n);
    clock.advance(720 * minutes);
    const ended = await Promise.all([one.rounds.endOverdue(), other.rounds.endOverdue()]);
    expect(ended[0] + ended[1]).toBeGreaterThan(0);
    expect(await money()).toEqual({ cash: funds - 1_000n + (cashOut ?? 0n), inPlay: 0n });
    const story = await one.rounds.story(first.round.id);
    expect(story?.round).toMatchObject({ payout: cashOut, choice: { picks: [a] } });
  });

  it('[R15] gives the stake back where nothing was decided, and records nothing', async () => {
    const first = await open();
    clock.advance(720 * minutes);
    await one.rounds.endOverdue();
    expect(await money()).toEqual({ cash: funds, inPlay: 0n });
    expect(await one.rounds.story(first.round.id)).toBeNull();
    expect(await step(first, { pick: 0 })).toMatchObject({
      code: 'round.step_stale',
      value: { open: null, round: null },
    });
    expect((await open()).round.nonce).toBe(1);
  });

  it('[R15] ends what can be ended behind however many that cannot: of a version that is not here', async () => {
    await open();
    await bench.test.database.pool.query(`
      INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                                     stake, currency, opening, choice, steps, step, opened_at, deadline_at)
      SELECT gen_random_uuid(), 1000000 + n, gen_random_uuid(), 'mines', 'IKKA_ARCADE', 'gone', 1, 0,
             1000, 'PKR', '{}', '{}', '[]', 0, '2020-01-01', '2020-01-01'
        FROM generate_series(1, 200) n`);
    clock.advance(720 * minutes);
    await expect(one.rounds.endOverdue()).rejects.toBeInstanceOf(AggregateError);
    expect(await money()).toEqual({ cash: funds, inPlay: 0n });
    const stuck = { count: 200, oldest: new Date('2020-01-01T00:00:00Z') };
    expect(await other.rounds.overdueSince(clock.now())).toEqual(stuck);
    await bench.test.database.pool.query(`DELETE FROM rounds.open_round WHERE game_version = 'gone'`);
  });

  it('[R9, R15] an exclusion keeps from opening, and not from ending', async () => {
    const first = await open();
    const [a = 0] = await safeTiles(first);
    expect(await protection.exclude({ ...who }, { kind: 'self_exclusion', months: 6 }, me)).toBeNull();
    house.isOffered = false;
    const round = settled(await step(shown(await step(first, { pick: a }, other)), cashOutAction, other));
    expect(round.payout).toBe(1_237n);
    house.isOffered = true;
    expect(await other.rounds.open(wish())).toMatchObject({ code: 'protection.excluded' });
    expect(await money()).toEqual({ cash: funds - 1_000n + 1_237n, inPlay: 0n });
  });

  it('[R9, R15] a stake counts against a limit while it is open, and no more once it is given back', async () => {
    await protection.changeLimit(who, { kind: 'stake', period: 'day' }, { kind: 'set', value: 1_500n }, me);
    await open();
    const used = async () => (await protection.read(who)).limits.find(({ kind }) => kind === 'stake')?.used;
    expect(await used()).toBe('10.00');
    clock.advance(720 * minutes);
    await other.rounds.endOverdue();
    expect(await used()).toBe('0.00');
    const again = await open(other);
    const [mine = 0] = await laidMines(again);
    settled(await step(again, { pick: mine }, other));
    expect(await one.rounds.open(wish())).toMatchObject({ code: 'wallet.limit_reached' });
  });

  describe('a process that dies', () => {
    const retry = async <T>(by: Process, dies: 'before' | 'after', work: () => Promise<T>): Promise<T> => {
      by.dies = dies;
      await expect(work()).rejects.toBeInstanceOf(Killed);
      return work();
    };

    it.each(['before', 'after'] as const)('[R11] %s its post opens once', async (dies) => {
      const once = wish();
      const round = shown(await retry(one, dies, () => one.rounds.open(once)));
      expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 1_000n });
      expect(round.round.nonce).toBe(0);
    });

    it.each(['before', 'after'] as const)('[R11] %s its post settles once', async (dies) => {
      const first = await open();
      const [a = 0] = await safeTiles(first);
      const second = shown(await step(first, { pick: a }));
      const key = newKey();
      const round = settled(await retry(one, dies, () => step(second, cashOutAction, one, key)));
      expect(settled(await step(second, cashOutAction, other, key))).toEqual(round);
      expect(await money()).toEqual({ cash: funds - 1_000n + 1_237n, inPlay: 0n });
    });

    it.each(['before', 'after'] as const)('[R15] %s its post ends an overdue round once', async (dies) => {
      await open();
      clock.advance(720 * minutes);
      one.dies = dies;
      await expect(one.rounds.endOverdue()).rejects.toBeInstanceOf(AggregateError);
      await other.rounds.endOverdue();
      expect(await money()).toEqual({ cash: funds, inPlay: 0n });
    });
  });

  it('[R3] refuses a key that stands for a round of another kind of game', async () => {
    const [first, second] = [newKey(), newKey()];
    const dicing = { play: { ...session(), gameId: dice.code }, choice: { side: 'over', target: 5_050 } };
    const played = await one.rounds.play({ ...wish(first), ...dicing });
    if (isRefusal(played)) throw new Error(played.code);
    expect(await other.rounds.open(wish(first))).toMatchObject({ code: 'idempotency.mismatch' });
    shown(await one.rounds.open(wish(second)));
    const again = await other.rounds.play({ ...wish(second), ...dicing });
    expect(again).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await money()).toEqual({ cash: played.balance - 1_000n, inPlay: 1_000n });
  });

  it('[R3] refuses a key under which the very same stake is held for a bet in a room', async () => {
    const key = newKey();
    const reference = derivedId(key, `${who.memberId}/round`);
    const [debit, credit] = await Promise.all([
      one.ledger.memberAccount(who.memberId, 'cash', 'PKR'),
      one.ledger.memberAccount(who.memberId, 'in_play', 'PKR'),
    ]);
    const held = { id: transferIdsOf(reference).stake, debit, credit, amount: 1_000n, reference };
    await one.ledger.post({ transfers: [{ ...held, kind: 'stake_held' }] });
    expect(await one.rounds.open(wish(key))).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await money()).toEqual({ cash: funds - 1_000n, inPlay: 1_000n });
    expect((await open()).round.nonce).toBe(0);
  });

  it('forgets the steps of what ended long ago, and keeps the record', async () => {
    const first = await open();
    const [a = 0] = await safeTiles(first);
    const round = settled(await step(shown(await step(first, { pick: a })), cashOutAction));
    await one.rounds.tidy();
    expect((await rowsOf(round.id)).rows).toHaveLength(1);
    clock.advance(4 * 24 * 60 * minutes);
    const still = await open();
    await one.rounds.tidy();
    expect((await rowsOf(round.id)).rows).toHaveLength(0);
    expect((await rowsOf(still.round.id)).rows).toHaveLength(1);
    expect((await one.rounds.byIds([round.id]))[0]).toEqual(round);
  });
});
