import type { CallAnswer, CrashRoomEvent, calls } from '@ikka/contract';
import type { CrashEntry, CrashEvent, CrashHead } from '@ikka/crash/rules';
import type { JsonValue, RoomState } from '@ikka/game-kit';
import { type Currency, currencies, currencyOf, formatAmount } from '@ikka/money';
import type { SharedRound, StoredChain } from '../tables.ts';

const instant = (ms: number) => new Date(ms).toISOString();
const currencyFor = (code: string): Currency => currencyOf(code) ?? currencies.PKR;
const shown = (units: string, currency: Currency) => formatAmount(BigInt(units), currency);

const moneyOf = (code: string, stake: string) => {
  const currency = currencyFor(code);
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
    payout: shown(payout, currencyFor(currency)),
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

export function eventView(event: CrashEvent): CrashRoomEvent {
  switch (event.type) {
    case 'betting': {
      const { type, no, closesAt, takesOffAt } = event;
      return { type, no, closesAt: instant(closesAt), takesOffAt: instant(takesOffAt) };
    }
    case 'bet':
      return { type: 'bet', betId: event.bet, player: event.name, ...moneyOf(event.currency, event.stake) };
    case 'flight':
      return { ...event, startedAt: instant(event.startedAt) };
    case 'cashed': {
      const { type, bet, cashOut, payout, currency } = event;
      return { type, betId: bet, cashOut, payout: shown(payout, currencyFor(currency)) };
    }
    case 'returned':
      return { type: 'returned', betId: event.bet };
    case 'crashed':
      return { ...event, endedAt: instant(event.endedAt) };
    case 'settled':
      return { ...event, nextAt: instant(event.nextAt) };
  }
}

const betsShown = 50;

/** The room as one member sees it. */
export function roomView(
  { head, entries }: RoomState<JsonValue, JsonValue>,
  viewer: { readonly memberId: bigint; readonly commitment: string | null },
): NonNullable<CallAnswer<(typeof calls)['crash']['crashState']>['room']> {
  const all = [...(entries as ReadonlyMap<string, CrashEntry>)];
  const greatest = all
    .toSorted(([, a], [, b]) => Number(BigInt(b.stake) - BigInt(a.stake)))
    .slice(0, betsShown);
  return {
    state: phaseView(head as CrashHead),
    commitment: viewer.commitment,
    bets: greatest.map(([id, entry]) => publicBetView(id, entry)),
    betCount: all.length,
    mine: all
      .filter(([, { memberId }]) => memberId === String(viewer.memberId))
      .map(([id, entry]) => ownBetView(id, entry)),
  };
}

export function roundView(round: SharedRound, chain: StoredChain) {
  const { no, commitment, serverSeed, outcome, endedAt } = round;
  if (serverSeed === null || endedAt === null) throw new Error(`the round ${no} is not over`);
  const { point } = outcome as { point: number };
  return { no, commitment, serverSeed, clientSeed: chain.salt ?? '', point, endedAt: endedAt.toISOString() };
}

export function chainView({ firstRound, length, commitment, salt, createdAt, saltedAt }: StoredChain) {
  if (salt === null || saltedAt === null) return null;
  return {
    firstRound,
    length,
    commitment,
    salt,
    committedAt: createdAt.toISOString(),
    saltedAt: saltedAt.toISOString(),
  };
}
