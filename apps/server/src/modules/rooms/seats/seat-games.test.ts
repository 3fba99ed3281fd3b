import { isRefusal } from '@ikka/contract';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { indianRummy } from '@ikka/indian-rummy/round';
import { niuNiu } from '@ikka/niu-niu/round';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { texasHoldem } from '@ikka/texas-holdem/round';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoomMessage, roomTopic } from '../bus.ts';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from '../rooms-test-bench.ts';
import { seatsTestBench } from './seats-test-bench.ts';

const roomId = 'texas-holdem-pkr-small-1';
const purse = 500_000n;

describe('rooms of Texas Hold’em', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => id === roomId });
    room = seatsTestBench(bench, roomId);
  });
  afterAll(() => bench.close());

  it('tell nobody a card of another seat, nor one of the table before its round', async () => {
    const { first } = bench;
    const messages: RoomMessage[] = [];
    await bench.bus.subscribe(roomTopic(roomId), (message) => void messages.push(message as RoomMessage));
    const members = [await bench.member(purse), await bench.member(purse), await bench.member(purse)];
    for (const memberId of members) await room.sit(first, memberId);
    await room.until(first, 'playing');
    for (const act of ['call', 'call', 'check'] as const) await room.act(first, { type: act });
    type Game = { board: number[]; street: number; players: { cards: number[] | null }[] };
    const games = () =>
      messages.flatMap(({ view }) => {
        const { hand } = view as { hand: { game: Game } | null };
        return hand === null ? [] : [hand.game];
      });
    await expect.poll(() => games().some(({ street }) => street === 1)).toBe(true);
    for (const { board, street, players } of games()) {
      expect(board).toHaveLength(street === 0 ? 0 : 3);
      expect(players.every(({ cards }) => cards === null)).toBe(true);
    }
    for (const { own } of messages) for (const { news } of own) expect(String(news[0])).not.toContain('"');
    const { rows } = await bench.test.database.pool.query(
      `SELECT (SELECT string_agg(head::text, '') FROM rooms.room) || (SELECT string_agg(events::text, '') FROM rooms.event WHERE room_id = $1) AS text`,
      [roomId],
    );
    expect(rows[0]?.text).not.toContain('"cards"');
    expect(rows[0]?.text).not.toContain('"board"');
    for (let n = 0; n < 2; n += 1) await room.act(first, { type: 'fold' });
    for (const memberId of members) await room.send(first, memberId, { type: 'leave', ...room.by(memberId) });
  });
});

const rummyId = 'indian-rummy-pkr-small-1';
interface OwnRummy {
  readonly mine: { readonly cards: readonly number[] } | null;
  readonly moves: { readonly isDrawing: boolean } | null;
}

/** A hand of Indian Rummy as one member may know it; null: as everybody may. */
async function ownRummy(
  { seats }: Pick<TestProcess, 'seats'>,
  room: ReturnType<typeof seatsTestBench>,
  memberId: bigint | null,
): Promise<OwnRummy> {
  const [game, { head, entries }] = [await seats.game(rummyId), await room.state()];
  if (game === null) throw new Error('the room is not open');
  const viewer = {
    memberId: memberId === null ? null : String(memberId),
    secret: await game.secretFor(head),
  };
  return game.view({ head, entries }, viewer).hand?.game as unknown as OwnRummy;
}

describe('rooms of Indian Rummy', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => id === rummyId });
    room = seatsTestBench(bench, rummyId);
  });
  afterAll(() => bench.close());

  it('let the clock alone pass a turn, and keep cards from everybody else', async () => {
    const { first } = bench;
    const members = [await bench.member(purse), await bench.member(purse)];
    for (const memberId of members) await room.sit(first, memberId, undefined, 40_000n);
    await room.until(first, 'playing');
    expect((await room.act(first, { type: 'miss' })).done).toMatchObject({ code: 'seats.act_invalid' });
    const { memberId, done } = await room.act(first, { type: 'draw', from: 'stock' });
    expect(isRefusal(done)).toBe(false);
    const { head } = await room.state();
    expect(head.hand?.acts).toHaveLength(1);
    const seenBy = (viewer: bigint | null) => ownRummy(first, room, viewer);
    expect((await seenBy(memberId)).mine?.cards).toHaveLength(14);
    const other = await seenBy(members.find((one) => one !== memberId) ?? 0n);
    expect([other.mine?.cards.length, other.moves]).toEqual([13, null]);
    expect((await seenBy(null)).mine).toBeNull();
    // Past the turn's time and its reserve the clock passes it.
    bench.clock.advance(120_000);
    await room.attend(first);
    expect((await room.state()).head.hand?.acts.at(-1)).toMatchObject({ act: { type: 'miss' } });
    for (const one of members) await room.send(first, one, { type: 'leave', ...room.by(one) });
  });
});

/** What players do at random, at a table where some of it is refused. */
const tables = [
  {
    roomId: 'texas-holdem-pkr-small-1',
    version: texasHoldem,
    seed: 53,
    buyIn: 40_000n,
    acts: [
      { type: 'call' },
      { type: 'call' },
      { type: 'check' },
      { type: 'check' },
      { type: 'bet', amount: '40000' },
      { type: 'bet', amount: '4000' },
      { type: 'fold' },
    ],
  },
  {
    roomId: 'niu-niu-pkr-small-1',
    version: niuNiu,
    seed: 54,
    buyIn: 100_000n,
    acts: [
      { type: 'bid', bid: 0 },
      { type: 'bid', bid: 1 },
      { type: 'bet', bet: 5 },
      { type: 'bet', bet: 10 },
    ],
  },
  {
    roomId: rummyId,
    version: indianRummy,
    seed: 55,
    buyIn: 40_000n,
    acts: [
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'open' },
      { type: 'drop' },
      { type: 'drop' },
      { type: 'drop' },
    ],
  },
];

describe.each(tables)('the room $roomId', (table) => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => id === table.roomId });
    room = seatsTestBench(bench, table.roomId);
  });
  afterAll(() => bench.close());

  it('[O2, O6, O7] keep every chip and settle or return every hand once, whenever their owner dies', async () => {
    const random: SeededRandom = seededRandom(table.seed);
    const members = await Promise.all([1, 2, 3, 4].map(() => bench.member(purse)));
    let living = bench.first;
    let deaths = 0;
    const takeOver = async () => {
      deaths += 1;
      bench.clock.advance(random.pick([200, 5_000, 90_000]));
      await bench.lapseLease();
      living = await bench.start();
      await living.rooms.attend();
    };
    /** What was drawn is thrown away for a card of one's own. */
    const actsNow = async (now: Awaited<ReturnType<typeof room.state>>): Promise<readonly object[]> => {
      if (table.roomId !== rummyId) return table.acts;
      const { mine, moves } = await ownRummy(living, room, room.memberAt(now, now.head.turn?.seats[0]));
      if (moves?.isDrawing !== false) return table.acts;
      return (mine?.cards ?? []).map((card) => ({ type: 'discard', card }));
    };
    let ended = 0;
    let now = await room.state();
    for (let n = 0; n < 60; n += 1) {
      if (random.int(100) < 12) living.dieNext(random.pick(['before commit', 'after commit']));
      const memberId = random.pick(members);
      const isSeated = [...now.entries.values()].some((entry) => entry.memberId === String(memberId));
      const wish = random.int(100);
      if (!isSeated && wish < 60) {
        const stay = living.ledger.newId();
        await room.sit(living, memberId, stay, table.buyIn);
        if (living.isDead) {
          await takeOver();
          await room.sit(living, memberId, stay, table.buyIn);
        }
      } else if (isSeated && wish < 4)
        await room.send(living, memberId, { type: 'leave', ...room.by(memberId) });
      else if (isSeated && wish < 8)
        await room.send(living, memberId, { type: 'sit_out', ...room.by(memberId), isOut: false });
      else if (now.head.phase === 'playing') await room.act(living, random.pick(await actsNow(now)), now);
      // Where fewer than two are ready, nothing comes.
      else await room.until(living, 'playing').catch(() => undefined);
      if (living.isDead) await takeOver();
      now = await room.state();
      const stacks = members.map((one) => {
        const entry = [...now.entries.values()].find((seat) => seat.memberId === String(one));
        return entry === undefined ? 0n : BigInt(entry.stack) + BigInt(entry.waiting);
      });
      expect(await room.allAtTable(members)).toEqual(stacks);
      if (now.head.phase === 'showing') ended += 1;
    }
    // Whatever was to die has died.
    await takeOver();
    for (const memberId of members) await living.seats.retire(memberId);
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'closed' WHERE id = $1`, [
      table.roomId,
    ]);
    bench.clock.advance(5_000);
    await living.rooms.attend();
    for (const memberId of members) expect(await room.atTable(memberId)).toBe(0n);
    expect(deaths).toBeGreaterThan(2);
    expect(ended).toBeGreaterThan(0);
    const { rows } = await bench.test.database.pool.query(
      `SELECT r.stake, r.payout, r.choice, r.outcome, p.commitment, p.server_seed, p.client_seed
         FROM rounds.round r JOIN rounds.seed_pair p ON p.id = r.seed_pair_id WHERE r.member_id = ANY ($1)`,
      [members],
    );
    for (const round of rows) {
      const recomputed = recomputeRound([table.version], {
        game: table.version.code,
        version: table.version.version,
        serverSeed: round.server_seed,
        clientSeed: round.client_seed,
        nonce: 0,
        stake: BigInt(round.stake),
        choice: round.choice,
      });
      if ('refused' in recomputed) throw new Error(recomputed.refused);
      const claim = {
        commitment: round.commitment,
        outcome: round.outcome,
        payout: BigInt(round.payout),
      };
      expect(judgeClaim(claim, recomputed)).toEqual({
        commitmentHolds: true,
        outcomeHolds: true,
        payoutHolds: true,
      });
    }
    expect(await living.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  }, 120_000);
});
