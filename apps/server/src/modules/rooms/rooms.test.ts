import { isRefusal } from '@ikka/contract';
import { crash } from '@ikka/crash/round';
import { CASH_OUT_MAX, flightMs, multiplierAt, timeTo } from '@ikka/crash/rules';
import { commit, saltOf } from '@ikka/fair';
import { recomputeRound } from '@ikka/game-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBetGames } from './open-bet-games.ts';
import { listOpenBets } from './open-bets-store.ts';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from './rooms-test-bench.ts';
import { hasOpenBet } from './store.ts';

const bettingMs = 6_300;
const restMs = 3_000;

describe('a room in two processes', () => {
  let bench: RoomsTestBench;
  let one: TestProcess;
  let two: TestProcess;
  beforeAll(async () => {
    bench = await openRoomsTestBench();
    one = bench.first;
    two = await bench.start();
  });
  afterAll(async () => {
    expect(await one.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await bench.close();
  });

  const attendBoth = async () => {
    await one.rooms.attend();
    await two.rooms.attend();
  };
  /** Moves on to the next round's bets, whatever is on; answers its number. */
  const openBets = async (): Promise<number> => {
    for (;;) {
      await attendBoth();
      const head = await bench.head();
      if (head.phase === 'betting') return head.no;
      bench.clock.advance(head.phase === 'resting' ? restMs : 200_000);
    }
  };
  /** The same, of a round whose flight goes higher than this, and not as high as the highest order. */
  const openBetsBelow = async (multiplier: number): Promise<number> => {
    for (;;) {
      const no = await openBets();
      const secret = (await one.games[0]?.secret(no)) as { readonly point: number } | undefined;
      if (secret !== undefined && secret.point > multiplier && secret.point < CASH_OUT_MAX) return no;
      await takeOff();
      await finishRound(no);
    }
  };
  const finishRound = async (no: number): Promise<void> => {
    for (
      let head = await bench.head();
      head.no === no && head.phase !== 'resting';
      head = await bench.head()
    ) {
      bench.clock.advance(200_000);
      await attendBoth();
    }
  };
  const takeOff = async () => {
    bench.clock.advance(bettingMs);
    await attendBoth();
  };
  const sharedRound = async (no: number) => {
    const { rows } = await bench.test.database.pool.query(
      'SELECT commitment, outcome, server_seed, seed_pair_id FROM rooms.shared_round WHERE no = $1',
      [no],
    );
    return rows[0];
  };
  const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.code : 'done');

  it('[O1, O5] has one owner; commands reach it from the other process', async () => {
    const no = await openBets();
    const [saira, bilal] = [await bench.member(10_000n), await bench.member(10_000n)];
    const here = await bench.bet(one, saira, { no, stake: 1_000n, auto: 150 });
    const there = await bench.bet(two, bilal, { no, stake: 2_000n });
    expect(here.outcome).toMatchObject({ answer: { entry: { stake: '1000', auto: 150 } }, cash: 9_000n });
    expect(there.outcome).toMatchObject({ answer: { entry: { stake: '2000' } }, cash: 8_000n });
    expect([await bench.cashOf(saira), await bench.inPlayOf(saira)]).toEqual([9_000n, 1_000n]);
    const owners = await bench.test.database.pool.query(
      'SELECT count(DISTINCT owner) AS owners FROM rooms.room',
    );
    expect(owners.rows).toEqual([{ owners: 1n }]);
  });

  it('[O3] refuses what the ledger refuses, alone, in one step with all others', async () => {
    const no = await openBets();
    const members = await Promise.all([5n, 500n, 5n, 900n].map((cash) => bench.member(cash)));
    const { version } = (await one.rooms.news('crash', null)) ?? { version: 0n };
    const outcomes = await Promise.all(
      members.map((memberId) => bench.bet(one, memberId, { no, stake: 500n })),
    );
    expect(outcomes.map(({ outcome }) => codeOf(outcome))).toEqual([
      'wallet.insufficient_funds',
      'done',
      'wallet.insufficient_funds',
      'done',
    ]);
    expect(await Promise.all(members.map(bench.cashOf))).toEqual([5n, 0n, 5n, 400n]);
    const after = (await one.rooms.news('crash', null))?.version ?? 0n;
    expect(after - version).toBeLessThanOrEqual(2n);
  });

  it('[O4] answers the same key the same, and takes no stake twice', async () => {
    const no = await openBets();
    const saira = await bench.member(1_000n);
    const key = one.ledger.newId();
    const again = await Promise.all(
      [one, two, one].map((by) => bench.bet(by, saira, { no, stake: 600n, key })),
    );
    expect(again.map(({ outcome }) => codeOf(outcome))).toEqual(['done', 'done', 'done']);
    expect(await bench.cashOf(saira)).toBe(400n);
    const other = await bench.bet(one, saira, { no, stake: 100n, key });
    expect(codeOf(other.outcome)).toBe('idempotency.mismatch');
  });

  it('[O7] plays a round to its end: everybody is settled once, on record and verifiable', async () => {
    const no = await openBets();
    const [hand, order, loser] = [
      await bench.member(1_000n),
      await bench.member(1_000n),
      await bench.member(1_000n),
    ];
    const byHand = await bench.bet(one, hand, { no, stake: 1_000n });
    const byOrder = await bench.bet(one, order, { no, stake: 1_000n, auto: 101 });
    const lost = await bench.bet(one, loser, { no, stake: 1_000n, auto: CASH_OUT_MAX });
    const before = await sharedRound(no);
    expect(before).toMatchObject({ outcome: null, server_seed: null });
    // Whoever lists movements of money knows what a stake was for before its round is over.
    const { db } = bench.test.database;
    const game = { id: byHand.bet, gameId: 'crash', vendorCode: 'IKKA_ARCADE' };
    expect(await openBetGames(db, [byHand.bet])).toEqual([game]);
    await takeOff();
    bench.clock.advance(300);
    const cashed = await bench.cashOut(two, hand, byHand.bet);
    bench.clock.advance(200_000);
    await attendBoth();
    expect(await openBetGames(db, [byHand.bet])).toEqual([]);
    expect(await one.rounds.gamesOf([byHand.bet])).toEqual([game]);
    const after = await sharedRound(no);
    const point = after.outcome.point as number;
    expect(commit(after.server_seed)).toBe(before.commitment);
    const flew = flightMs(point) > 300;
    expect(codeOf(cashed)).toBe(flew ? 'done' : 'room.too_late');
    for (const [memberId, { bet }, cashOut] of [
      [hand, byHand, flew ? multiplierAt(300) : null],
      [order, byOrder, point >= 101 ? 101 : null],
      [loser, lost, point >= CASH_OUT_MAX ? CASH_OUT_MAX : null],
    ] as const) {
      const story = await one.rounds.story(bet);
      expect(story?.round).toMatchObject({
        memberId,
        stake: 1_000n,
        choice: { cashOut },
        outcome: { point },
      });
      const recomputed = recomputeRound([crash], {
        game: 'crash',
        version: story?.round.gameVersion ?? '',
        serverSeed: story?.pair.serverSeed ?? '',
        clientSeed: story?.pair.clientSeed ?? '',
        nonce: 0,
        stake: 1_000n,
        choice: { cashOut },
      });
      expect(recomputed).toMatchObject({ payout: story?.round.payout, outcome: { point } });
      expect([await bench.cashOf(memberId), await bench.inPlayOf(memberId)]).toEqual([
        story?.round.payout,
        0n,
      ]);
    }
    expect(one.facts.filter((name) => name === 'PlaySettled').length).toBeGreaterThanOrEqual(3);
  });

  it('[O16] answers a cash-out again as the first time after its round, and to its member alone', async () => {
    const [memberId, other] = [await bench.member(100_000n), await bench.member(100_000n)];
    const no = await openBetsBelow(110);
    const [out, by, lost] = [
      await bench.bet(one, memberId, { no, stake: 1_000n }),
      await bench.bet(one, memberId, { no, stake: 1_000n, auto: 105 }),
      await bench.bet(one, other, { no, stake: 1_000n }),
    ];
    await takeOff();
    bench.clock.advance(timeTo(106));
    await attendBoth();
    const told = await bench.cashOut(one, memberId, out.bet);
    const ordered = await bench.cashOut(one, memberId, by.bet);
    if (isRefusal(told) || isRefusal(ordered)) throw new Error('not cashed out');
    await finishRound(no);
    for (const process of [one, two]) {
      expect(await bench.cashOut(process, memberId, out.bet)).toMatchObject({
        answer: told.answer,
        cash: null,
      });
      expect(await bench.cashOut(process, memberId, by.bet)).toMatchObject({
        answer: ordered.answer,
        cash: null,
      });
      expect(await bench.cashOut(process, other, lost.bet)).toMatchObject({ code: 'room.too_late' });
      expect(await bench.cashOut(process, other, out.bet)).toMatchObject({ code: 'round.unknown' });
    }
  });

  it('[O10] has the salt of its chain from the bets of its first round with any', async () => {
    const chain = await one.chains.published('crash', await openBets());
    if (chain?.saltRound == null)
      throw new Error('rounds with bets were played, and the chain has no salt of theirs');
    const bets = await two.chains.saltBets('crash', chain.firstRound);
    const { rows } = await bench.test.database.pool.query<{ id: string }>(
      `SELECT r.id FROM rounds.round r JOIN rooms.shared_round s ON s.seed_pair_id = r.seed_pair_id
        WHERE s.no = $1 ORDER BY r.id`,
      [chain.saltRound],
    );
    expect(bets.length).toBeGreaterThan(0);
    expect(bets).toEqual(rows.map(({ id }) => id));
    expect(chain.salt).toBe(saltOf(bets));
    expect(chain.firstRound).toBe(chain.saltRound + 1);
  });

  it('[O8] tells who comes back what was missed, or all of it anew', async () => {
    const no = await openBets();
    const known = await two.rooms.news('crash', null);
    const saira = await bench.member(1_000n);
    const { bet } = await bench.bet(one, saira, { no, stake: 100n });
    const missed = await two.rooms.news('crash', Number(known?.version));
    expect(missed).toMatchObject({ kind: 'events', events: [{ type: 'bet', bet, stake: '100' }] });
    expect(await two.rooms.news('crash', Number(missed?.version))).toMatchObject({
      kind: 'events',
      events: [],
    });
    await bench.test.database.pool.query('DELETE FROM rooms.event WHERE version <= $1', [missed?.version]);
    expect(await two.rooms.news('crash', Number(known?.version))).toMatchObject({ kind: 'snapshot' });
    expect(await two.rooms.news('crash', 9_999_999)).toMatchObject({ kind: 'snapshot' });
    expect(await two.rooms.news('nowhere', null)).toBeNull();
  });

  it('[O6] is taken over when its owner is silent; the owner of before writes nothing any more', async () => {
    const no = await openBets();
    const saira = await bench.member(1_000n);
    await bench.lapseLease();
    await two.rooms.attend();
    const { rows } = await bench.test.database.pool.query('SELECT fence FROM rooms.room');
    // The first process still believes that it owns the room.
    const late = await bench.bet(one, saira, { no, stake: 100n });
    expect(codeOf(late.outcome)).toBe('done');
    expect(await bench.cashOf(saira)).toBe(900n);
    expect((await bench.test.database.pool.query('SELECT fence FROM rooms.room')).rows).toEqual(rows);
    await two.rooms.close();
    await one.rooms.attend();
    expect(await bench.head()).toMatchObject({ phase: 'betting', no });
  });

  it('[O17] settles every standing order by the point where its owner died in flight, and returns the rest', async () => {
    const no = await openBetsBelow(102);
    const secret = (await one.games[0]?.secret(no)) as { readonly point: number };
    const saira = await bench.member(10_000n);
    const bilal = await bench.member(10_000n);
    const beyond = secret.point + 1;
    await bench.bet(one, saira, { no, stake: 1_000n, auto: 102 });
    await bench.bet(one, saira, { no, stake: 2_000n, auto: beyond });
    await bench.bet(one, bilal, { no, stake: 3_000n });
    bench.clock.advance(bettingMs);
    await one.rooms.attend();
    expect(await bench.head()).toMatchObject({ phase: 'flying', no });
    bench.clock.advance(10_000);
    await bench.lapseLease();
    const heir = await bench.start();
    for (let n = 0; n < 3; n += 1) await heir.rooms.attend();
    expect(await bench.head()).toMatchObject({ phase: 'resting', no });
    expect([await bench.inPlayOf(saira), await bench.inPlayOf(bilal)]).toEqual([0n, 0n]);
    expect(await bench.cashOf(saira)).toBe(10_000n - 3_000n + 1_020n);
    expect(await bench.cashOf(bilal)).toBe(10_000n);
    await heir.rooms.close();
    await one.rooms.attend();
  });

  it('[O9] takes no bet beyond a limit or of somebody excluded, and gives back room for what was paid', async () => {
    const no = await openBets();
    const saira = await bench.member(10_000n);
    const who = { memberId: saira, currency: 'PKR' };
    const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await one.protection.changeLimit(
      who,
      { kind: 'stake', period: 'day' },
      { kind: 'set', value: 1_500n },
      me,
    );
    const [first, second] = [
      await bench.bet(one, saira, { no, stake: 1_000n }),
      await bench.bet(one, saira, { no, stake: 1_000n }),
    ];
    expect([codeOf(first.outcome), codeOf(second.outcome)]).toEqual(['done', 'wallet.limit_reached']);
    await one.protection.exclude(who, { kind: 'self_exclusion', months: 6 }, me);
    expect(codeOf((await bench.bet(one, saira, { no, stake: 100n })).outcome)).toBe('protection.excluded');
    await finishRound(no);
    expect(await bench.inPlayOf(saira)).toBe(0n);
  });

  it('[O9] lets a member who was excluded meanwhile cash out what flies', async () => {
    // A flight that crashes at once leaves nothing to cash out.
    for (;;) {
      const no = await openBets();
      const saira = await bench.member(10_000n);
      const who = { memberId: saira, currency: 'PKR' };
      const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
      const { bet } = await bench.bet(one, saira, { no, stake: 1_000n });
      const isOpen = () => hasOpenBet(bench.test.database.db, 'crash', who);
      await one.protection.exclude(who, { kind: 'cool_off', days: 1 }, me);
      expect(await isOpen()).toBe(true);
      const listed = (wish: Parameters<typeof listOpenBets>[1]) =>
        listOpenBets(bench.test.database.db, wish, 10);
      const open = { id: bet, gameId: 'crash', ...who, stake: 1_000n };
      expect(await listed({ memberIds: [saira] })).toMatchObject([open]);
      expect(await listed({ memberIds: [saira], gameId: 'crash', currencies: ['PKR'] })).toHaveLength(1);
      expect(await listed({ memberIds: [saira], currencies: ['PKT'] })).toEqual([]);
      expect(await listed({ memberIds: [saira], gameId: 'baccarat-1' })).toEqual([]);
      expect(await hasOpenBet(bench.test.database.db, 'crash', { ...who, currency: 'PKT' })).toBe(false);
      await takeOff();
      bench.clock.advance(300);
      const cashed = codeOf(await bench.cashOut(one, saira, bet));
      await finishRound(no);
      expect(await isOpen()).toBe(false);
      const { point } = (await sharedRound(no)).outcome;
      if (flightMs(point as number) <= 300) continue;
      expect(cashed).toBe('done');
      expect(await listed({ memberIds: [saira] })).toEqual([]);
      expect(await bench.cashOf(saira)).toBeGreaterThan(10_000n);
      return;
    }
  });
});
