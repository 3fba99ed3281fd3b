import { type Spot, setOffOf, type Variant } from '@ikka/baccarat/rules';
import type { CallValue, calls, OwnTableBet, TablePush, TableRoomEvent } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import { amountOf } from '../round/play-state.ts';

type TableState = CallValue<typeof calls.tables.tableState>;
export type TablePhase = TableState['room']['phase'];
export type Stakes = ReadonlyMap<Spot, bigint>;

/** The table as the page knows it. Amounts are smallest units of the player's money. */
export interface TableView {
  readonly version: number;
  readonly variant: Variant;
  readonly bettingSeconds: number;
  readonly chips: readonly bigint[];
  readonly limits: { readonly least: bigint; readonly most: bigint; readonly sideMost: bigint };
  readonly phase: TablePhase;
  readonly shoe: number;
  readonly coup: number;
  readonly commitment: string | null;
  readonly turned: { readonly card: number } | null;
  readonly marks: readonly string[];
  readonly player: readonly number[];
  readonly banker: readonly number[];
  /** Milliseconds since 1970. */
  readonly closesAt: number | null;
  /** How many play on this coup, and what they have on each spot in the player's kind of money. */
  readonly players: number;
  readonly felt: Stakes;
}

/** Whose money the page plays with: which of the sums on the felt are of its kind. */
export interface Purse {
  readonly currency: Currency;
  readonly shownCode: string;
  readonly isTrial: boolean;
}

export function stakesOf(stakes: OwnTableBet['stakes'], currency: Currency): Stakes {
  return new Map(stakes.map(({ spot, amount }) => [spot, amountOf(amount, currency)]));
}

/** All stakes together, spot by spot. */
export function sumStakes(all: Iterable<Stakes>): Stakes {
  const sum = new Map<Spot, bigint>();
  for (const stakes of all) {
    for (const [spot, stake] of stakes) sum.set(spot, (sum.get(spot) ?? 0n) + stake);
  }
  return sum;
}

/** What is left of the first stakes without the second. */
export function without(stakes: Stakes, gone: Stakes): Stakes {
  const left = [...stakes].map(([spot, stake]): [Spot, bigint] => [spot, stake - (gone.get(spot) ?? 0n)]);
  return new Map(left.filter(([, stake]) => stake > 0n));
}

export const totalOf = (stakes: Stakes): bigint => [...stakes.values()].reduce((sum, one) => sum + one, 0n);

/** What of these stakes of one player those on the other side set off: it is no turnover. */
export function setOffIn(stakes: Stakes): bigint {
  const [setOff = 0n] = setOffOf([
    Object.fromEntries([...stakes].map(([spot, stake]) => [spot, String(stake)])),
  ]);
  return setOff;
}

function feltOf(felt: TableState['felt'], { currency, shownCode, isTrial }: Purse): Stakes {
  const mine = felt.find((one) => one.currency === shownCode && one.isTrial === isTrial);
  return stakesOf(mine?.stakes ?? [], currency);
}

/** The table as an answer tells it. */
export function tableOfState(state: TableState, purse: Purse): TableView {
  const { currency } = purse;
  const amount = (text: string) => amountOf(text, currency);
  const { room, limits } = state;
  return {
    version: state.version,
    variant: state.variant,
    bettingSeconds: state.bettingSeconds,
    chips: state.chips.map(amount),
    limits: {
      least: amount(limits.least),
      most: amount(limits.most),
      sideMost: amount(limits.sideMost),
    },
    ...room,
    turned: room.turned === null ? null : { card: room.turned },
    closesAt: room.closesAt === null ? null : Date.parse(room.closesAt),
    players: state.players,
    felt: feltOf(state.felt, purse),
  };
}

/** The table after what the dealer did, and what lies on the felt. */
export function withPush(table: TableView, push: TablePush<'room.events'>, purse: Purse): TableView {
  if (push.version <= table.version) return table;
  const after = push.events.reduce((view, event) => withEvent(view, event, purse), table);
  return { ...after, version: push.version };
}

const emptyTable = { player: [], banker: [], closesAt: null, players: 0, felt: new Map() } as const;

function withEvent(table: TableView, event: TableRoomEvent, purse: Purse): TableView {
  switch (event.type) {
    case 'shuffling':
      return {
        ...table,
        ...emptyTable,
        phase: 'shuffling',
        shoe: event.shoe,
        coup: 1,
        commitment: null,
        turned: null,
        marks: [],
      };
    case 'burned':
      return { ...table, turned: { card: event.card } };
    case 'waiting':
      return { ...table, ...emptyTable, phase: 'waiting', shoe: event.shoe, coup: event.coup };
    case 'betting': {
      const isSame = event.coup === table.coup && table.phase !== 'resting';
      const closesAt = Date.parse(event.closesAt);
      return {
        ...table,
        ...(isSame ? {} : emptyTable),
        phase: 'betting',
        shoe: event.shoe,
        coup: event.coup,
        closesAt,
      };
    }
    case 'closed':
      return { ...table, phase: 'dealing', closesAt: null };
    case 'card':
      return { ...table, phase: 'dealing', [event.side]: [...table[event.side], event.card] };
    case 'result':
      return { ...table, phase: 'settling', marks: [...table.marks, event.mark] };
    case 'settled':
      return { ...table, phase: 'resting' };
    case 'shoe_ended':
      return { ...table, phase: 'closed', commitment: null };
    case 'felt':
      return { ...table, players: event.players, felt: feltOf(event.felt, purse) };
  }
}
