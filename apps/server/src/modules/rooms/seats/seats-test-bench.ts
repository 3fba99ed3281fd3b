import { commit } from '@ikka/fair';
import type { SeatEntry, SeatHead } from '@ikka/seat-kit';
import type { RoomsTestBench, TestProcess } from '../rooms-test-bench.ts';

const buyInUsual = 100_000n;

/** A room as the database has it. */
interface Stood {
  readonly head: SeatHead;
  readonly entries: ReadonlyMap<string, SeatEntry>;
}

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
  const state = async (): Promise<Stood> => {
    const { rows } = await bench.test.database.pool.query<{
      head: SeatHead;
      entries: Record<string, SeatEntry>;
    }>(
      `SELECT head, (SELECT coalesce(jsonb_object_agg(id, entry), '{}') FROM rooms.entry WHERE room_id = $1) AS entries
         FROM rooms.room WHERE id = $1`,
      [roomId],
    );
    const [room] = rows;
    if (room === undefined) throw new Error(`there is no room ${roomId}`);
    return { head: room.head, entries: new Map(Object.entries(room.entries)) };
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
  const memberAt = ({ entries }: Stood, seat: number | undefined): bigint =>
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
  /** Whose turn it is acts; `known` is the room as it stands, where that was read already. */
  const act = async (to: TestProcess, wish: object, known?: Stood) => {
    const now = known ?? (await state());
    const { turn, no } = now.head;
    const memberId = memberAt(now, turn?.seats[0]);
    const command = { type: 'act', ...by(memberId), hand: no, turn: turn?.no ?? 0, act: wish };
    return { memberId, done: await send(to, memberId, command) };
  };

  return { by, send, sit, state, atTable, allAtTable, attend, until, act, memberAt };
}
