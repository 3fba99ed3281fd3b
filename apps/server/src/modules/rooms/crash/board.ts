import { crashBoardRows } from '@ikka/contract';
import type { CrashEntry } from '@ikka/crash/rules';
import { knownCurrency } from '@ikka/money';

export type PlacedBet = readonly [bet: string, entry: CrashEntry];

/** What everybody is told of the bets of a round. Amounts are smallest units. */
export interface CrashBoard {
  readonly betCount: number;
  readonly outCount: number;
  /** By the ledger's name of each currency. */
  readonly totals: ReadonlyMap<string, { readonly stake: bigint; readonly payout: bigint }>;
  /** The greatest stakes, the greatest first. */
  readonly greatest: readonly PlacedBet[];
}

const isTrial = (currency: string) => knownCurrency(currency).isTrial;

/** Real money stands before trial money, a greater stake before a smaller one; of equal ones the earlier id. */
function isBefore([betA, a]: PlacedBet, [betB, b]: PlacedBet): boolean {
  const [trialA, trialB] = [isTrial(a.currency), isTrial(b.currency)];
  if (trialA !== trialB) return trialB;
  const [stakeA, stakeB] = [BigInt(a.stake), BigInt(b.stake)];
  return stakeA === stakeB ? betA < betB : stakeA > stakeB;
}

/** Counts all bets of a round and picks the greatest. */
export function boardOf(bets: Iterable<PlacedBet>): CrashBoard {
  const totals = new Map<string, { stake: bigint; payout: bigint }>();
  const greatest: PlacedBet[] = [];
  let [betCount, outCount] = [0, 0];
  for (const bet of bets) {
    const { currency, stake, payout, cashOut } = bet[1];
    const total = totals.get(currency) ?? { stake: 0n, payout: 0n };
    totals.set(currency, { stake: total.stake + BigInt(stake), payout: total.payout + BigInt(payout) });
    betCount += 1;
    if (cashOut !== null) outCount += 1;
    keepGreatest(greatest, bet);
  }
  return { betCount, outCount, totals, greatest };
}

function keepGreatest(greatest: PlacedBet[], bet: PlacedBet): void {
  const last = greatest.at(-1);
  if (greatest.length === crashBoardRows && last !== undefined && !isBefore(bet, last)) return;
  const at = greatest.findIndex((one) => isBefore(bet, one));
  greatest.splice(at < 0 ? greatest.length : at, 0, bet);
  if (greatest.length > crashBoardRows) greatest.pop();
}
