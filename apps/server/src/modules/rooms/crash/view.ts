import type { CallAnswer, CrashRoomEvent, CrashRoundEvent, calls } from '@ikka/contract';
import type { CrashEntry, CrashHead } from '@ikka/crash/rules';
import type { JsonValue, RoomState } from '@ikka/game-kit';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import { saltIn } from '../chain/chains.ts';
import type { UsedChain } from '../chain/store.ts';
import type { SharedRound } from '../tables.ts';
import { boardOf } from './board.ts';
import type { CrashNews, RoundEvent } from './telling.ts';

const instant = (ms: number) => new Date(ms).toISOString();
const shown = (units: string, currency: Currency) => formatAmount(BigInt(units), currency);

const moneyOf = (code: string, stake: string) => {
  const currency = knownCurrency(code);
  return { stake: shown(stake, currency), currency: currency.shownCode, isTrial: currency.isTrial };
};

/** A bet as everybody sees it: neither whose it is nor its standing order. */
export function publicBetView(betId: string, entry: CrashEntry) {
  const { name, currency, stake, cashOut, payout } = entry;
  return {
    betId,
    player: name,
    ...moneyOf(currency, stake),
    cashOut,
    payout: shown(payout, knownCurrency(currency)),
  };
}

export function ownBetView(betId: string, entry: CrashEntry) {
  return { ...publicBetView(betId, entry), autoCashOut: entry.auto };
}

/** Where the room stands, in the words of the wire. */
export function phaseView(head: CrashHead) {
  switch (head.phase) {
    case 'resting':
      return { ...head, nextAt: head.nextAt === null ? null : instant(head.nextAt) };
    case 'betting':
      return { ...head, closesAt: instant(head.closesAt), takesOffAt: instant(head.takesOffAt) };
    case 'flying':
      return { ...head, startedAt: instant(head.startedAt) };
    case 'settling':
      return { ...head, endedAt: instant(head.endedAt) };
  }
}

/** The course of a round, in the words of the wire. */
export function eventView(event: RoundEvent): CrashRoundEvent {
  switch (event.type) {
    case 'betting': {
      const { type, no, closesAt, takesOffAt } = event;
      return { type, no, closesAt: instant(closesAt), takesOffAt: instant(takesOffAt) };
    }
    case 'flight':
      return { ...event, startedAt: instant(event.startedAt) };
    case 'crashed':
      return { ...event, endedAt: instant(event.endedAt) };
    case 'settled':
      return { ...event, nextAt: instant(event.nextAt) };
  }
}

export function newsView(news: CrashNews): CrashRoomEvent {
  if (news.type !== 'bets') return eventView(news);
  const { type, betCount, outCount, totals, rows } = news;
  return {
    type,
    betCount,
    outCount,
    totals: totals.map(({ currency, ...sums }) => totalView(currency, sums)),
    rows: rows.map(({ bet, entry }) => publicBetView(bet, entry)),
  };
}

function totalView(code: string, { stake, payout }: { readonly stake: string; readonly payout: string }) {
  return { ...moneyOf(code, stake), payout: shown(payout, knownCurrency(code)) };
}

/** The room as one member sees it. */
export function roomView(
  { head, entries }: RoomState<JsonValue, JsonValue>,
  viewer: { readonly memberId: bigint; readonly commitment: string | null },
): CallAnswer<(typeof calls)['crash']['crashState']>['room'] {
  const all = [...(entries as ReadonlyMap<string, CrashEntry>)];
  const { betCount, outCount, totals, greatest } = boardOf(all);
  return {
    state: phaseView(head as CrashHead),
    commitment: viewer.commitment,
    betCount,
    outCount,
    totals: [...totals].map(([currency, { stake, payout }]) =>
      totalView(currency, { stake: String(stake), payout: String(payout) }),
    ),
    rows: greatest.map(([id, entry]) => publicBetView(id, entry)),
    mine: all
      .filter(([, { memberId }]) => memberId === String(viewer.memberId))
      .map(([id, entry]) => ownBetView(id, entry)),
  };
}

export function roundView(round: SharedRound, chain: UsedChain) {
  const { no, commitment, serverSeed, seedPairId, outcome, endedAt } = round;
  if (serverSeed === null || seedPairId === null || endedAt === null)
    throw new Error(`the round ${no} is not over`);
  const { point } = outcome as { point: number };
  return {
    no,
    seedPairId: String(seedPairId),
    commitment,
    serverSeed,
    clientSeed: saltIn(chain),
    point,
    endedAt: endedAt.toISOString(),
  };
}
