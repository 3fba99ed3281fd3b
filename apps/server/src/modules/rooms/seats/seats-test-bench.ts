import { commit } from '@ikka/fair';
import type { SeatEntry, SeatHead } from '@ikka/seat-kit';
import type { RoomsTestBench, TestProcess } from '../rooms-test-bench.ts';

const buyInUsual = 100_000n;

/** A room of seats on the bench: what members send, who shows which seed, and what the database says of it. */
export function seatsTestBench(bench: RoomsTestBench, roomId: string) {
  const seeds = new Map<bigint, string>();
  let drawn = 0;
  const nextHash = (memberId: bigint): string => {
    drawn += 1;
    const seed = commit(drawn.toString(16).padStart(64, '0'));
    seeds.set(memberId, seed);
    return commit(seed);
  };

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
  const sit = (to: TestProcess, memberId: bigint, stay = to.ledger.newId(), amount = buyInUsual) => {
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
  /** What each of these members has at the table, in their order. */
  const allAtTable = async (members: readonly bigint[]): Promise<bigint[]> => {
    const { rows } = await bench.test.database.pool.query<{ owner: bigint; balance: bigint }>(
      `SELECT h.owner, a.balance FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
        WHERE h.label = $1 AND h.owner = ANY ($2)`,
      [roomId, members],
    );
    const balances = new Map(rows.map(({ owner, balance }) => [owner, balance]));
    return members.map((memberId) => balances.get(memberId) ?? 0n);
  };
  const memberAt = ({ entries }: Awaited<ReturnType<typeof state>>, seat: number | undefined): bigint =>
    BigInt([...entries.values()].find((entry) => entry.seat === seat)?.memberId ?? 0);
  const attend = (to: TestProcess) =>
    to.rooms.attend().catch((error: unknown) => {
      if (!to.isDead) throw error;
    });
  /** Time passes, and everybody shows his seed, until the room is in this phase, or its contest is over. */
  const until = async (
    by_: TestProcess,
    phase: SeatHead['phase'],
    { orOver = false }: { readonly orOver?: boolean } = {},
  ): Promise<void> => {
    for (let n = 0; n < 30; n += 1) {
      const now = await state();
      if (now.head.phase === phase || by_.isDead) return;
      if (orOver && now.head.contest?.stage === 'over') return;
      if (now.head.phase === 'shuffling' && now.head.hand?.shares.some(({ seed }) => seed === null)) {
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

  return { by, send, sit, state, atTable, allAtTable, attend, until, act, memberAt };
}
