import { isRefusal } from '@ikka/contract';
import { CASH_OUT_MAX } from '@ikka/crash/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudit } from '../audit/index.ts';
import { createRoomDesk, type RoomDesk } from './desk.ts';
import { openRoomsTestBench, type RoomsTestBench } from './rooms-test-bench.ts';
import type { RoomMode } from './tables.ts';

const by = { username: 'amir', ip: '203.0.113.9' };

describe('the desk of the rooms', () => {
  let bench: RoomsTestBench;
  let desk: RoomDesk;
  beforeAll(async () => {
    bench = await openRoomsTestBench();
    const { database } = bench.test;
    const audit = createAudit({ database, clock: bench.clock });
    desk = createRoomDesk({ database, clock: bench.clock, audit, games: async () => bench.first.games });
  });
  afterAll(async () => {
    expect(await bench.first.ledger.health('recount')).toMatchObject({ isBalanced: true });
    await bench.close();
  });

  const attend = () => bench.first.rooms.attend();
  /** The owner hears of a change with its lease, within a third of 5 s; then what is due is done. */
  const hear = async () => {
    bench.clock.advance(2_000);
    await attend();
    await attend();
  };
  const change = (seen: RoomMode, mode: RoomMode) =>
    desk.change({ roomId: 'crash', seen, mode, reason: 'a test of the desk' }, by);
  const openBets = async (): Promise<number> => {
    for (;;) {
      await attend();
      const head = await bench.head();
      if (head.phase === 'betting') return head.no;
      bench.clock.advance(200_000);
    }
  };

  it('[O12] shows a room with its owner, its round and who plays in it', async () => {
    expect((await desk.list())[0]).toEqual({ id: 'crash', gameId: 'crash', mode: 'open' });
    const no = await openBets();
    const saira = await bench.member(10_000n);
    await bench.bet(bench.first, saira, { no, stake: 100n });
    await bench.bet(bench.first, saira, { no, stake: 200n });
    const [room] = await desk.list();
    expect(room).toMatchObject({ mode: 'open', owners: 1, phase: 'betting', round: no, bets: 2, players: 1 });
    const { rows } = await bench.test.database.pool.query('SELECT owner FROM rooms.room');
    expect(rows[0].owner).toMatch(/^[^/]+:\d+\/[0-9a-f]{8}$/);
  });

  it('[O12] drains: the round is played to its end, and no other begins until the room is opened', async () => {
    const no = await openBets();
    const saira = await bench.member(10_000n);
    const { bet } = await bench.bet(bench.first, saira, { no, stake: 1_000n });
    expect(await change('open', 'draining')).toEqual({ mode: 'draining' });
    await hear();
    // What is promised to the round that is on holds: bets are open still.
    expect(isRefusal((await bench.bet(bench.first, saira, { no, stake: 1_000n })).outcome)).toBe(false);
    for (let n = 0; n < 4; n += 1) {
      bench.clock.advance(200_000);
      await attend();
    }
    expect(await bench.head()).toMatchObject({ phase: 'resting', no });
    expect((await bench.first.rounds.story(bet))?.round).toMatchObject({ stake: 1_000n });
    await change('draining', 'open');
    await hear();
    expect(await openBets()).toBe(no + 1);
  });

  it('[O12] closes: a flight is broken off, stakes without an order go back, and an order counts as it was given', async () => {
    const no = await openBets();
    const [hand, order] = [await bench.member(1_000n), await bench.member(1_000n)];
    const byHand = await bench.bet(bench.first, hand, { no, stake: 1_000n });
    const byOrder = await bench.bet(bench.first, order, { no, stake: 1_000n, auto: 101 });
    await change('open', 'closed');
    await hear();
    expect(await bench.head()).toMatchObject({ phase: 'resting', no });
    const { rows } = await bench.test.database.pool.query(
      'SELECT outcome FROM rooms.shared_round WHERE no = $1',
      [no],
    );
    const isPaid = rows[0].outcome.point >= 101;
    // What went back is noted with its flight; a standing order is not among it, whether the flight reaches it or not.
    const noted = await bench.test.database.pool.query(
      'SELECT stake, choice, outcome FROM rounds.returned_stake ORDER BY returned_at DESC LIMIT 1',
    );
    const { outcome } = rows[0];
    // A flight that reaches the highest multiplier pays every bet there.
    const cashOut = outcome.point >= CASH_OUT_MAX ? CASH_OUT_MAX : null;
    expect(noted.rows).toEqual([{ stake: 1_000n, choice: { cashOut }, outcome }]);
    expect([await bench.cashOf(hand), await bench.inPlayOf(hand)]).toEqual([1_000n, 0n]);
    expect([await bench.cashOf(order), await bench.inPlayOf(order)]).toEqual([isPaid ? 1_010n : 0n, 0n]);
    expect(await bench.first.rounds.story(byHand.bet)).toBeNull();
    expect((await bench.first.rounds.story(byOrder.bet))?.round).toMatchObject({
      stake: 1_000n,
      payout: isPaid ? 1_010n : 0n,
    });
    const late = await bench.bet(bench.first, hand, { no: no + 1, stake: 100n });
    expect(isRefusal(late.outcome) ? late.outcome.code : 'done').toBe('room.bets_closed');
    for (let n = 0; n < 3; n += 1) await hear();
    expect((await bench.head()).no).toBe(no);
  });

  it('[O12] changes what was looked at alone, on record with who and why', async () => {
    expect(await change('open', 'draining')).toMatchObject({ code: 'content.changed_meanwhile' });
    // The same again changes nothing.
    expect(await change('draining', 'closed')).toEqual({ mode: 'closed' });
    const foreign = await desk.change(
      { roomId: 'nowhere', seen: 'open', mode: 'closed', reason: 'none' },
      by,
    );
    expect(foreign).toMatchObject({ code: 'game.unknown' });
    const { rows } = await bench.test.database.pool.query(
      `SELECT actor, action, before, after FROM audit.entry WHERE actor_kind = 'operator' ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['room.drained', 'room.opened', 'room.closed']);
    const [, , closed] = rows;
    expect([closed.actor, JSON.parse(closed.before), JSON.parse(closed.after)]).toEqual([
      'amir',
      { mode: 'open' },
      { mode: 'closed', reason: 'a test of the desk' },
    ]);
  });

  it('[O12] opens again where it was closed', async () => {
    const { no } = await bench.head();
    await change('closed', 'open');
    for (let n = 0; n < 3; n += 1) await hear();
    expect(await bench.head()).toMatchObject({ phase: 'betting', no: no + 1 });
  });
});
