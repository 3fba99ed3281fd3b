import { isSpotOpen, type Spot } from '@ikka/baccarat/rules';
import type { RoomSnapshot } from '../room/room-play.ts';
import { type Stakes, sumStakes, type TableView, totalOf } from './table-view.ts';

/** A bet of the player's that stands on the coup that is on. */
export interface OwnBet {
  readonly betId: string;
  readonly stakes: Stakes;
}

/** What a coup came to for the player. */
export interface CoupEnd {
  readonly coup: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Everything that the page of a table shows. */
export interface TableSnapshot extends RoomSnapshot {
  readonly table: TableView | null;
  readonly chip: bigint;
  readonly mine: readonly OwnBet[];
  /** Chips that lie there and are not confirmed yet. */
  readonly basket: Stakes;
  readonly isSending: boolean;
  /** What was bet on the last coup that was played: rebet puts it down again. */
  readonly before: Stakes;
  readonly end: CoupEnd | null;
  /** How long the last answer took, in milliseconds; null before the first. */
  readonly lagMs: number | null;
}

/** What lies on each spot, confirmed or on its way. */
export const onFelt = ({ mine, basket }: Pick<TableSnapshot, 'mine' | 'basket'>): Stakes =>
  sumStakes([...mine.map(({ stakes }) => stakes), basket]);

/** What the page shows on each spot: once bets are settled, those of the coup that lies there. */
export function shownOnFelt(snapshot: TableSnapshot): Stakes {
  const { table, end, before } = snapshot;
  const isOver = table?.phase === 'settling' || table?.phase === 'resting';
  return isOver && end !== null && end.coup === table.coup ? before : onFelt(snapshot);
}

/** What a coup came to is shown no longer than that coup. */
export const sinceCoup = (
  before: TableView | null,
  { shoe, coup }: TableView,
): Partial<Pick<TableSnapshot, 'won' | 'end'>> =>
  before === null || (before.coup === coup && before.shoe === shoe) ? {} : { won: 0n, end: null };

/** Whether a spot takes chips of the player's now. */
export function takesChips(snapshot: TableSnapshot, spot: Spot): boolean {
  const { table } = snapshot;
  return table !== null && areBetsOpen(snapshot) && isSpotOpen(spot, table.coup);
}

/** Whether bets are open, as far as the page knows; the server decides. */
export const areBetsOpen = ({ table, phase }: Pick<TableSnapshot, 'table' | 'phase'>): boolean =>
  phase !== 'ended' && (table?.phase === 'betting' || table?.phase === 'waiting');

/** Whether these stakes can be put down beside what lies there. */
export function canAdd(snapshot: TableSnapshot, stakes: Stakes): boolean {
  const { table, balance, basket } = snapshot;
  if (table === null || stakes.size === 0 || totalOf(stakes) + totalOf(basket) > balance) return false;
  const { limits } = table;
  const after = sumStakes([onFelt(snapshot), stakes]);
  return [...stakes.keys()].every((spot) => {
    const most = spot === 'player' || spot === 'banker' ? limits.most : limits.sideMost;
    const total = after.get(spot) ?? 0n;
    return takesChips(snapshot, spot) && total >= limits.least && total <= most;
  });
}
