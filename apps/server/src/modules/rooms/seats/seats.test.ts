import { isRefusal } from '@ikka/contract';
import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import type { SeatEntry, SeatHead } from '@ikka/seat-kit';
import { teenPatti } from '@ikka/teen-patti/round';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoomMessage, roomTopic } from '../bus.ts';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from '../rooms-test-bench.ts';

const roomId = 'teen-patti-pkr-small-1';
const buyIn = 100_000n;
const purse = 500_000n;

describe('rooms of seats', () => {
  let bench: RoomsTestBench;
  const seeds = new Map<bigint, string>();
  let drawn = 0;
  const nextHash = (memberId: bigint): string => {
    drawn += 1;
    const seed = commit(drawn.toString(16).padStart(64, '0'));
    seeds.set(memberId, seed);
    return commit(seed);
  };

  beforeAll(async () => {
    bench = await openRoomsTestBench('cards');
  });
  afterAll(() => bench.close());

  const by = (memberId: bigint) => ({ memberId: String(memberId), playSessionId: pageOf(memberId) });
  const pageOf = (memberId: bigint) => `0198d2a0-0000-7000-8000-${String(memberId).padStart(12, '0')}`;
  const send = (to: TestProcess, memberId: bigint, command: object, recall?: object) =>
    to.rooms.send(roomId, {
      bettor: { memberId, currency: 'PKR' },
      command: command as never,
      ...(recall === undefined ? {} : { recall: recall as never }),
    });
  /** The same wish again has the same hash. */
  const hashes = new Map<string, string>();
  const sit = (to: TestProcess, memberId: bigint, stay = to.ledger.newId(), amount = buyIn) => {
    const hash = hashes.get(stay) ?? nextHash(memberId);
    hashes.set(stay, hash);
    return send(
      to,
      memberId,
      {
        type: 'sit',
        stay,
        seat: null,
        buyIn: String(amount),
        hash,
        sitter: {
          ...by(memberId),
          currency: 'PKR',
          name: 's***a',
          device: null,
          address: null,
          isRobot: false,
        },
      },
      { type: 'recall', memberId: String(memberId), id: stay },
    );
  };
  const state = async (): Promise<{ head: SeatHead; entries: Map<string, SeatEntry> }> => {
    const { rows } = await bench.test.database.pool.query('SELECT head FROM rooms.room WHERE id = $1', [
      roomId,
    ]);
    const seats = await bench.test.database.pool.query(
      'SELECT id, entry FROM rooms.entry WHERE room_id = $1',
      [roomId],
    );
    return { head: rows[0]?.head, entries: new Map(seats.rows.map(({ id, entry }) => [id, entry])) };
  };
  const atTable = async (memberId: bigint): Promise<bigint> => {
    const id = await bench.first.ledger.memberAccount(memberId, 'at_table', 'PKR', roomId);
    return (await bench.first.ledger.account(id))?.balance ?? 0n;
  };
  const memberAt = ({ entries }: Awaited<ReturnType<typeof state>>, seat: number | undefined): bigint =>
    BigInt([...entries.values()].find((entry) => entry.seat === seat)?.memberId ?? 0);
  const attend = (to: TestProcess) =>
    to.rooms.attend().catch((error: unknown) => {
      if (!to.isDead) throw error;
    });
  /** Time passes, and everybody shows his seed, until the room is in this phase. */
  const until = async (by_: TestProcess, phase: SeatHead['phase']): Promise<void> => {
    for (let n = 0; n < 30; n += 1) {
      const now = await state();
      if (now.head.phase === phase || by_.isDead) return;
      if (now.head.phase === 'shuffling') {
        for (const share of now.head.hand?.shares ?? []) {
          const memberId = BigInt(now.entries.get(share.stay)?.memberId ?? 0);
          if (share.seed === null && memberId > 0n) await show(by_, memberId, now.head.no);
        }
        continue;
      }
      bench.clock.advance(2_000);
      await attend(by_);
    }
    throw new Error(`the room never came to ${phase}`);
  };
  /** What was sent and perhaps not heard is sent again as it was. */
  const sent = new Map<bigint, { readonly hand: number; readonly seed: string; readonly next: string }>();
  const show = async (to: TestProcess, memberId: bigint, hand: number) => {
    const before = sent.get(memberId);
    const seed = seeds.get(memberId) ?? '';
    const share = before?.hand === hand ? before : { hand, seed, next: nextHash(memberId) };
    sent.set(memberId, share);
    return send(
      to,
      memberId,
      { type: 'seed', ...by(memberId), ...share },
      {
        type: 'recall_seed',
        memberId: String(memberId),
        hand,
      },
    );
  };
  const act = async (to: TestProcess, wish: object) => {
    const now = await state();
    const { turn, no } = now.head;
    const memberId = memberAt(now, turn?.seats[0]);
    const command = { type: 'act', ...by(memberId), hand: no, turn: turn?.no ?? 0, act: wish };
    return { memberId, done: await send(to, memberId, command) };
  };

  it('open by themselves, one of each level', async () => {
    const open = await bench.first.seats.list('PKR');
    expect(open.map(({ game }) => game.roomId)).toEqual([
      'teen-patti-pkr-small-1',
      'teen-patti-pkr-middle-1',
      'teen-patti-pkr-high-1',
    ]);
  });

  it('move money: to the table, by what a hand came to, and back, with rake to the house and turnover on record', async () => {
    const { first } = bench;
    const [one, two] = [await bench.member(purse), await bench.member(purse)];
    const stay = first.ledger.newId();
    expect(isRefusal(await sit(first, one, stay))).toBe(false);
    expect(isRefusal(await sit(first, one, stay))).toBe(false);
    expect(await bench.cashOf(one)).toBe(purse - buyIn);
    expect(await atTable(one)).toBe(buyIn);
    await sit(first, two);
    await until(first, 'playing');
    const bets = [await act(first, { type: 'bet', amount: '1000' }), await act(first, { type: 'show' })];
    for (const { done } of bets) expect(isRefusal(done)).toBe(false);
    const { head } = await state();
    expect(head.phase).toBe('showing');
    const end = head.hand?.end;
    // Two boots, a bet and a show of a boot each: 40 rupees, of which the house takes two.
    expect(end).toMatchObject({ reason: 'show', pot: '4000', rake: '200' });
    expect((await atTable(one)) + (await atTable(two))).toBe(2n * buyIn - 200n);
    for (const memberId of [one, two]) await send(first, memberId, { type: 'leave', ...by(memberId) });
    expect((await bench.cashOf(one)) + (await bench.cashOf(two))).toBe(2n * purse - 200n);
    expect(await atTable(one)).toBe(0n);
    const { rows } = await bench.test.database.pool.query(
      'SELECT * FROM rounds.round WHERE member_id = ANY ($1)',
      [[one, two]],
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ stake, set_off }) => [stake, set_off])).toEqual([
      [2000n, 0n],
      [2000n, 0n],
    ]);
    const { rows: pairs } = await bench.test.database.pool.query(
      'SELECT * FROM rounds.seed_pair WHERE id = $1',
      [rows[0].seed_pair_id],
    );
    for (const round of rows) {
      const recomputed = recomputeRound([teenPatti], {
        game: 'teen-patti',
        version: '1.0.0',
        serverSeed: pairs[0].server_seed,
        clientSeed: pairs[0].client_seed,
        nonce: 0,
        stake: BigInt(round.stake),
        choice: round.choice,
      });
      if ('refused' in recomputed) throw new Error(recomputed.refused);
      const claim = { commitment: pairs[0].commitment, outcome: round.outcome, payout: BigInt(round.payout) };
      expect(judgeClaim(claim, recomputed)).toEqual({
        commitmentHolds: true,
        outcomeHolds: true,
        payoutHolds: true,
      });
    }
  });

  it('refuse more than there is, and a stay of somebody whom a limit keeps from it', async () => {
    const { first } = bench;
    const poor = await bench.member(50_000n);
    expect(await sit(first, poor)).toMatchObject({ code: 'wallet.insufficient_funds' });
    const limited = await bench.member(purse);
    const who = { memberId: limited, currency: 'PKR' };
    const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await first.protection.changeLimit(
      who,
      { kind: 'loss', period: 'day' },
      { kind: 'set', value: 120_000n },
      me,
    );
    expect(isRefusal(await sit(first, limited))).toBe(false);
    const more = { type: 'top_up', ...by(limited), id: first.ledger.newId(), amount: '50000' };
    const recall = { type: 'recall', memberId: String(limited), id: more.id };
    expect(await send(first, limited, more, recall)).toMatchObject({ code: 'wallet.limit_reached' });
    await send(first, limited, { type: 'leave', ...by(limited) });
    expect(await bench.cashOf(limited)).toBe(purse);
    // What was never staked makes room again.
    expect(isRefusal(await sit(first, limited))).toBe(false);
    await send(first, limited, { type: 'leave', ...by(limited) });
  });

  it('let an excluded member finish his hand, and then go', async () => {
    const { first } = bench;
    const [one, two] = [await bench.member(purse), await bench.member(purse)];
    await sit(first, one);
    await sit(first, two);
    await until(first, 'playing');
    await first.seats.retire(one);
    expect((await state()).entries.size).toBe(2);
    await act(first, { type: 'pack' });
    expect([...(await state()).entries.values()].map(({ memberId }) => memberId)).toEqual([String(two)]);
    expect(await atTable(one)).toBe(0n);
    await send(first, two, { type: 'leave', ...by(two) });
  });

  it('tell each member his own view, sealed on its way, and everybody no card', async () => {
    const { first } = bench;
    const messages: RoomMessage[] = [];
    await bench.bus.subscribe(roomTopic(roomId), (message) => void messages.push(message as RoomMessage));
    const members = [await bench.member(purse), await bench.member(purse), await bench.member(purse)];
    for (const memberId of members) await sit(first, memberId);
    await until(first, 'playing');
    await act(first, { type: 'see' });
    await expect
      .poll(() => messages.some(({ events }) => JSON.stringify(events).includes('"see"')))
      .toBe(true);
    const cards = (view: unknown) =>
      (
        (view as { hand: { game: { players: { cards: number[] | null }[] } } | null }).hand?.game.players ??
        []
      ).map((player) => player.cards !== null);
    expect(messages.some(({ view }) => cards(view).length === 3)).toBe(true);
    expect(messages.every(({ view }) => cards(view).every((isShown) => !isShown))).toBe(true);
    for (const { own } of messages) for (const { news } of own) expect(String(news[0])).not.toContain('seat');
    // Neither does any row of the database hold a card or the seed of the hand that is on.
    const { rows } = await bench.test.database.pool.query(
      `SELECT (SELECT string_agg(head::text, '') FROM rooms.room) || (SELECT string_agg(events::text, '') FROM rooms.event WHERE room_id = $1) AS text`,
      [roomId],
    );
    const game = await first.seats.game(roomId);
    const secret = await game?.secretFor((await state()).head);
    expect(rows[0]?.text).not.toContain(secret?.serverSeed);
    expect(rows[0]?.text).not.toContain('"cards"');
    for (let n = 0; n < 2; n += 1) await act(first, { type: 'pack' });
    for (const memberId of members) await send(first, memberId, { type: 'leave', ...by(memberId) });
  });

  it('open a further room where one fills up, and close it when nobody sits there for long', async () => {
    const { first } = bench;
    const members = await Promise.all([1, 2, 3, 4, 5].map(() => bench.member(purse)));
    for (const memberId of members) await sit(first, memberId);
    await first.seats.attend();
    const small = async () =>
      (await first.seats.list('PKR')).filter(({ game }) => game.room.level === 'small');
    expect((await small()).map(({ game, taken }) => [game.room.no, taken])).toEqual([
      [1, 5],
      [2, 0],
    ]);
    for (const memberId of members) await send(first, memberId, { type: 'leave', ...by(memberId) });
    for (let n = 0; n < 8; n += 1) {
      bench.clock.advance(120_000);
      await first.seats.attend();
      await first.rooms.attend();
    }
    expect((await small()).map(({ game }) => game.room.no)).toEqual([1]);
  });

  it('[O2, O6, O7] settle or return every hand once, whenever their owner dies', async () => {
    const random: SeededRandom = seededRandom(52);
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
    let ended = 0;
    for (let n = 0; n < 40; n += 1) {
      if (random.int(100) < 16) living.dieNext(random.pick(['before commit', 'after commit']));
      else if (random.int(100) < 5)
        living.loseLineNext(random.pick(['line before commit', 'line after commit']));
      const now = await state();
      const memberId = random.pick(members);
      const isSeated = [...now.entries.values()].some((entry) => entry.memberId === String(memberId));
      const wish = random.int(100);
      if (!isSeated && wish < 60) {
        const stay = living.ledger.newId();
        await sit(living, memberId, stay);
        if (living.isDead) {
          await takeOver();
          await sit(living, memberId, stay);
        }
      } else if (isSeated && wish < 4) await send(living, memberId, { type: 'leave', ...by(memberId) });
      else if (isSeated && wish < 8)
        await send(living, memberId, { type: 'sit_out', ...by(memberId), isOut: false });
      else if (now.head.phase === 'playing')
        await act(
          living,
          random.pick([{ type: 'see' }, { type: 'bet', amount: '1000' }, { type: 'show' }, { type: 'pack' }]),
        );
      // Where fewer than two are ready, nothing comes.
      else await until(living, 'playing').catch(() => undefined);
      if (living.isDead) await takeOver();
      const after = await state();
      for (const one of members) {
        const entry = [...after.entries.values()].find((seat) => seat.memberId === String(one));
        const there = entry === undefined ? 0n : BigInt(entry.stack) + BigInt(entry.waiting);
        expect(await atTable(one)).toBe(there);
      }
      if (after.head.phase === 'showing') ended += 1;
    }
    // Whatever was to die has died.
    await takeOver();
    for (const memberId of members) await living.seats.retire(memberId);
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'closed' WHERE id = $1`, [roomId]);
    bench.clock.advance(5_000);
    await living.rooms.attend();
    expect((await state()).head.phase).toBe('closed');
    for (const memberId of members) expect(await atTable(memberId)).toBe(0n);
    expect(deaths).toBeGreaterThan(2);
    expect(ended).toBeGreaterThan(0);
    const { rows } = await bench.test.database.pool.query<{ stake: bigint; payout: bigint }>(
      'SELECT sum(stake)::bigint AS stake, sum(payout)::bigint AS payout FROM rounds.round',
    );
    expect(rows[0]?.stake).toBeGreaterThan(rows[0]?.payout ?? 0n);
    const { rows: twice } = await bench.test.database.pool.query(`
      SELECT reference, kind FROM ledger.transfer WHERE kind IN (20, 21, 31, 32, 33, 34)
       GROUP BY reference, kind, id HAVING count(*) > 1`);
    expect(twice).toEqual([]);
    expect(await living.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  }, 120_000);
});
