import {
  type SpotStakes,
  stakesBySpot,
  sumOf,
  type TableDefinition,
  type TableEntry,
  type TableHead,
} from '@ikka/baccarat/rules';
import type {
  CallAnswer,
  calls,
  LocalText,
  OwnTableBet,
  TableRoomEvent,
  OwnTableNews as WireNews,
} from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import { saltIn } from '../chain/chains.ts';
import type { UsedChain } from '../chain/store.ts';
import type { SharedRound } from '../tables.ts';
import type { OwnTableNews, TableNews } from './telling.ts';

type TableCalls = (typeof calls)['tables'];

const instant = (ms: number) => new Date(ms).toISOString();
const instantOrNull = (ms: number | null) => (ms === null ? null : instant(ms));
function stakesView(stakes: SpotStakes, currency: Currency) {
  return stakesBySpot(stakes).map(({ spot, stake }) => ({ spot, amount: formatAmount(stake, currency) }));
}

export function ownBetView(betId: string, { stakes, currency }: TableEntry): OwnTableBet {
  return { betId, stakes: stakesView(stakes, knownCurrency(currency)) };
}

export function feltView(felt: readonly { readonly currency: string; readonly stakes: SpotStakes }[]) {
  return felt.map(({ currency: code, stakes }) => {
    const currency = knownCurrency(code);
    return { currency: currency.shownCode, isTrial: currency.isTrial, stakes: stakesView(stakes, currency) };
  });
}

/** What everybody at the table is told, in the words of the wire. */
export function tableNewsView(news: TableNews): TableRoomEvent {
  switch (news.type) {
    case 'shuffling':
      return { ...news, dueAt: instant(news.dueAt) };
    case 'betting':
      return { ...news, closesAt: instant(news.closesAt) };
    case 'settled':
      return { ...news, nextAt: instant(news.nextAt) };
    case 'felt':
      return { type: 'felt', players: news.players, felt: feltView(news.felt) };
    default:
      return news;
  }
}

/** What one member is told of a bet of his own, in the words of the wire. */
export function ownTableNewsView(news: OwnTableNews): WireNews {
  if (news.type === 'undone') return { type: 'undone', betId: news.bet };
  if (news.type === 'placed') return { type: 'placed', bet: ownBetView(news.bet, news.entry) };
  const currency = knownCurrency(news.entry.currency);
  return {
    type: 'paid',
    betId: news.bet,
    coup: news.coup,
    stake: formatAmount(sumOf(news.entry.stakes), currency),
    payout: formatAmount(BigInt(news.payout), currency),
  };
}

/** Where the table stands, in the words of the wire. */
export function headView(
  head: TableHead,
  commitment: string | null,
): CallAnswer<TableCalls['tableState']>['room'] {
  const { phase, shoe, coup, turned, marks, player, banker } = head;
  return {
    phase,
    shoe,
    coup,
    commitment,
    turned,
    marks: [...marks],
    player: [...player],
    banker: [...banker],
    closesAt: instantOrNull(head.closesAt),
  };
}

/** A table as the lobby shows it; one that was never opened stands closed. */
export function lobbyTableView(
  { id, variant, bettingMs }: TableDefinition,
  head: TableHead,
  game: { readonly name: LocalText; readonly vendorCode: string },
): CallAnswer<TableCalls['liveTables']>['tables'][number] {
  return {
    gameId: id,
    vassalage: game.vendorCode,
    name: game.name,
    variant,
    bettingSeconds: bettingMs / 1_000,
    phase: head.phase,
    shoe: head.shoe,
    coup: head.coup,
    closesAt: instantOrNull(head.closesAt),
    marks: [...head.marks],
  };
}

export function shoeView(
  round: SharedRound,
  chain: UsedChain,
): CallAnswer<TableCalls['tableShoes']>['shoes'][number] {
  const { no, commitment, serverSeed, outcome, endedAt, seedPairId } = round;
  if (serverSeed === null || endedAt === null || seedPairId === null)
    throw new Error(`the shoe ${no} is not over`);
  const { marks } = outcome as { marks: string[] };
  return {
    no,
    seedPairId: String(seedPairId),
    commitment,
    serverSeed,
    clientSeed: saltIn(chain),
    marks,
    endedAt: endedAt.toISOString(),
  };
}
