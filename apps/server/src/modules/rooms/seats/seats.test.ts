import { isRefusal, seatCodePattern } from '@ikka/contract';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { teenPatti } from '@ikka/teen-patti/round';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoomMessage, roomTopic } from '../bus.ts';
import { openRoomsTestBench, type RoomsTestBench } from '../rooms-test-bench.ts';
import { seatsTestBench } from './seats-test-bench.ts';

const roomId = 'teen-patti-pkr-small-1';
const buyIn = 100_000n;
const purse = 500_000n;

describe('rooms of seats', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => /^teen-patti-/.test(id) });
    room = seatsTestBench(bench, roomId);
  });
  afterAll(() => bench.close());

  it('open by themselves, one of each level', async () => {
    const open = await bench.first.seats.list('PKR', 'teen-patti');
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
    expect(isRefusal(await room.sit(first, one, stay))).toBe(false);
    expect(isRefusal(await room.sit(first, one, stay))).toBe(false);
    expect(await bench.cashOf(one)).toBe(purse - buyIn);
    expect(await room.atTable(one)).toBe(buyIn);
    await room.sit(first, two);
    await room.until(first, 'playing');
    const bets = [
      await room.act(first, { type: 'bet', amount: '1000' }),
      await room.act(first, { type: 'show' }),
    ];
    for (const { done } of bets) expect(isRefusal(done)).toBe(false);
    const { head } = await room.state();
    expect(head.phase).toBe('showing');
    const end = head.hand?.end;
    // Two boots, a bet and a show of a boot each: 40 rupees, of which the house takes two.
    expect(end).toMatchObject({ reason: 'show', pot: '4000', rake: '200' });
    expect((await room.atTable(one)) + (await room.atTable(two))).toBe(2n * buyIn - 200n);
    for (const memberId of [one, two])
      await room.send(first, memberId, { type: 'leave', ...room.by(memberId) });
    expect((await bench.cashOf(one)) + (await bench.cashOf(two))).toBe(2n * purse - 200n);
    expect(await room.atTable(one)).toBe(0n);
    // [O22] The table's two acts were between two: a bet at the stake, and a show.
    expect(first.hands).toHaveLength(1);
    expect(first.hands[0]).toMatchObject({
      roomId,
      gameId: 'teen-patti',
      stake: '1000',
      isShown: true,
      conceded: null,
      duels: [
        { acts: 1, raises: 0 },
        { acts: 1, raises: 0 },
      ],
    });
    expect(first.hands[0]?.seats.map(({ memberId, stake }) => [memberId, stake])).toEqual([
      [String(one), '2000'],
      [String(two), '2000'],
    ]);
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
    expect(await room.sit(first, poor)).toMatchObject({ code: 'wallet.insufficient_funds' });
    const limited = await bench.member(purse);
    const who = { memberId: limited, currency: 'PKR' };
    const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await first.protection.changeLimit(
      who,
      { kind: 'loss', period: 'day' },
      { kind: 'set', value: 120_000n },
      me,
    );
    expect(isRefusal(await room.sit(first, limited))).toBe(false);
    const more = { type: 'top_up', ...room.by(limited), id: first.ledger.newId(), amount: '50000' };
    const recall = { type: 'recall', memberId: String(limited), id: more.id };
    expect(await room.send(first, limited, more, recall)).toMatchObject({ code: 'wallet.limit_reached' });
    await room.send(first, limited, { type: 'leave', ...room.by(limited) });
    expect(await bench.cashOf(limited)).toBe(purse);
    // What was never staked makes room again.
    expect(isRefusal(await room.sit(first, limited))).toBe(false);
    await room.send(first, limited, { type: 'leave', ...room.by(limited) });
  });

  it('let an excluded member finish his hand, and then go', async () => {
    const { first } = bench;
    const [one, two] = [await bench.member(purse), await bench.member(purse)];
    await room.sit(first, one);
    await room.sit(first, two);
    await room.until(first, 'playing');
    await first.seats.retire(one);
    expect((await room.state()).entries.size).toBe(2);
    await room.act(first, { type: 'pack' });
    expect([...(await room.state()).entries.values()].map(({ memberId }) => memberId)).toEqual([String(two)]);
    expect(await room.atTable(one)).toBe(0n);
    await room.send(first, two, { type: 'leave', ...room.by(two) });
  });

  it('[O22] report a hand with who let the clock end it, and none that was given back', async () => {
    const { first } = bench;
    const members = [await bench.member(purse), await bench.member(purse)];
    for (const memberId of members) await room.sit(first, memberId);
    await room.until(first, 'playing');
    const before = first.hands.length;
    const now = await room.state();
    const asked = room.memberAt(now, now.head.turn?.seats[0]);
    bench.clock.advance(60_000);
    await room.attend(first);
    const report = first.hands.at(-1);
    expect(first.hands).toHaveLength(before + 1);
    expect(report?.seats.filter(({ hasAbandoned }) => hasAbandoned).map(({ memberId }) => memberId)).toEqual([
      String(asked),
    ]);
    expect(report?.conceded?.by).toBe(String(asked));
    expect(report?.isShown).toBe(false);
    expect(JSON.stringify(report)).not.toContain('card');
    await room.until(first, 'playing');
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'closed' WHERE id = $1`, [roomId]);
    bench.clock.advance(5_000);
    await first.rooms.attend();
    expect(first.hands).toHaveLength(before + 1);
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'open' WHERE id = $1`, [roomId]);
    bench.clock.advance(5_000);
    await first.rooms.attend();
  });

  it('tell each member his own view, sealed on its way, and everybody no card', async () => {
    const { first } = bench;
    const messages: RoomMessage[] = [];
    await bench.bus.subscribe(roomTopic(roomId), (message) => void messages.push(message as RoomMessage));
    const members = [await bench.member(purse), await bench.member(purse), await bench.member(purse)];
    for (const memberId of members) await room.sit(first, memberId);
    await room.until(first, 'playing');
    await room.act(first, { type: 'see' });
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
    for (const { own } of messages) for (const { news } of own) expect(String(news[0])).not.toContain('"');
    // Neither does any row of the database hold a card or the seed of the hand that is on.
    const { rows } = await bench.test.database.pool.query(
      `SELECT (SELECT string_agg(head::text, '') FROM rooms.room) || (SELECT string_agg(events::text, '') FROM rooms.event WHERE room_id = $1) AS text`,
      [roomId],
    );
    const game = await first.seats.game(roomId);
    const secret = await game?.secretFor((await room.state()).head);
    expect(rows[0]?.text).not.toContain(secret?.serverSeed);
    expect(rows[0]?.text).not.toContain('"cards"');
    for (let n = 0; n < 2; n += 1) await room.act(first, { type: 'pack' });
    for (const memberId of members) await room.send(first, memberId, { type: 'leave', ...room.by(memberId) });
  });

  it('open a further room where one fills up, and close it when nobody sits there for long', async () => {
    const { first } = bench;
    const members = await Promise.all([1, 2, 3, 4, 5].map(() => bench.member(purse)));
    for (const memberId of members) await room.sit(first, memberId);
    await first.seats.attend();
    const small = async () =>
      (await first.seats.list('PKR', 'teen-patti')).filter(({ game }) => game.room.level === 'small');
    expect((await small()).map(({ game, taken }) => [game.room.no, taken])).toEqual([
      [1, 5],
      [2, 0],
    ]);
    for (const memberId of members) await room.send(first, memberId, { type: 'leave', ...room.by(memberId) });
    for (let n = 0; n < 8; n += 1) {
      bench.clock.advance(120_000);
      await first.seats.attend();
      await first.rooms.attend();
    }
    expect((await small()).map(({ game }) => game.room.no)).toEqual([1]);
  });

  it('[SK16] open for friends, found by their code alone, as many as a member may, and close when nobody comes', async () => {
    const { first } = bench;
    const [host, friend] = [await bench.member(purse), await bench.member(purse)];
    const wish = {
      memberId: host,
      gameId: 'teen-patti',
      currency: 'PKR',
      level: 'middle',
      contest: null,
    } as const;
    // Raced: one more than there may be.
    const opened = await Promise.all([1, 2, 3, 4].map(() => first.seats.openPrivate(wish)));
    expect(opened.filter((one) => one === 'many')).toHaveLength(1);
    const [room_] = opened.flatMap((one) => (typeof one === 'string' ? [] : [one]));
    if (room_ === undefined) throw new Error('no room was opened');
    expect(room_.code).toMatch(seatCodePattern);
    const game = await first.seats.byCode(room_.code);
    expect(game?.room).toMatchObject({ roomId: room_.roomId, code: room_.code, no: 0, level: 'middle' });
    expect(await first.seats.byCode('AAAAAAAA')).toBeNull();
    expect(await first.seats.openPrivate({ ...wish, memberId: friend, gameId: 'nothing' })).toBe('none');
    // The house's own rooms are as many as before.
    await first.seats.attend();
    const others = (await first.seats.list('PKR', 'teen-patti')).filter(
      (one) => one.game.room.code === undefined,
    );
    expect(others.map(({ game: { room: of } }) => of.no)).toEqual([1, 1, 1]);
    const own = seatsTestBench(bench, room_.roomId);
    for (const memberId of [host, friend])
      expect(isRefusal(await own.sit(first, memberId, undefined, 500_000n))).toBe(false);
    await own.until(first, 'playing');
    await own.act(first, { type: 'pack' });
    for (const memberId of [host, friend])
      await own.send(first, memberId, { type: 'leave', ...own.by(memberId) });
    for (let n = 0; n < 8; n += 1) {
      bench.clock.advance(120_000);
      await first.seats.attend();
      await first.rooms.attend();
    }
    expect(await first.seats.byCode(room_.code)).toBeNull();
    expect(typeof (await first.seats.openPrivate(wish))).toBe('object');
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
      const now = await room.state();
      const memberId = random.pick(members);
      const isSeated = [...now.entries.values()].some((entry) => entry.memberId === String(memberId));
      const wish = random.int(100);
      if (!isSeated && wish < 60) {
        const stay = living.ledger.newId();
        await room.sit(living, memberId, stay);
        if (living.isDead) {
          await takeOver();
          await room.sit(living, memberId, stay);
        }
      } else if (isSeated && wish < 4)
        await room.send(living, memberId, { type: 'leave', ...room.by(memberId) });
      else if (isSeated && wish < 8)
        await room.send(living, memberId, { type: 'sit_out', ...room.by(memberId), isOut: false });
      else if (now.head.phase === 'playing')
        await room.act(
          living,
          random.pick([{ type: 'see' }, { type: 'bet', amount: '1000' }, { type: 'show' }, { type: 'pack' }]),
        );
      // Where fewer than two are ready, nothing comes.
      else await room.until(living, 'playing').catch(() => undefined);
      if (living.isDead) await takeOver();
      const after = await room.state();
      const stacks = members.map((one) => {
        const entry = [...after.entries.values()].find((seat) => seat.memberId === String(one));
        return entry === undefined ? 0n : BigInt(entry.stack) + BigInt(entry.waiting);
      });
      expect(await room.allAtTable(members)).toEqual(stacks);
      if (after.head.phase === 'showing') ended += 1;
    }
    // Whatever was to die has died.
    await takeOver();
    for (const memberId of members) await living.seats.retire(memberId);
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'closed' WHERE id = $1`, [roomId]);
    bench.clock.advance(5_000);
    await living.rooms.attend();
    expect((await room.state()).head.phase).toBe('closed');
    for (const memberId of members) expect(await room.atTable(memberId)).toBe(0n);
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
