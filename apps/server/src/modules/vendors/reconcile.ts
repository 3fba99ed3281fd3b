import type { VendorCallAnswer, VendorCallBody } from '@ikka/contract';
import { type Currency, currencies, formatAmount, parseAmount } from '@ikka/money';
import type { WalletParts } from './parts.ts';
import {
  endedRounds,
  forgottenRounds,
  insertReconciliation,
  isUnreconciled,
  type StoredRound,
} from './store.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

const day = 86_400_000;
/** As many rounds as one piece holds; the contract says the same of what a vendor sends. */
const roundsMost = 1_000;
const toldMost = 200;

interface Sums {
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Compares the rounds that ended in an interval, as the vendor tells them, with ours, and keeps what came of it. Nothing is
 * moved: a difference is for people.
 */
export async function reconcile(
  parts: Pick<WalletParts, 'database' | 'clock' | 'log'>,
  vendor: OutsideVendor,
  body: VendorCallBody<'reconcile'>,
): Promise<VendorCallAnswer<'reconcile'> | VendorRefusal> {
  const currency = Object.values(currencies).find(
    ({ shownCode, isTrial }) => shownCode === body.currency && isTrial === body.isTrial,
  );
  if (currency === undefined) return refuseVendor('vendor.currency_differs');
  const [from, to, now] = [new Date(body.from), new Date(body.to), parts.clock.now()];
  if (from >= to || to > now || to.getTime() - from.getTime() > 7 * day)
    return refuseVendor('vendor.interval_invalid');
  const theirs = readTheirs(body, currency);
  if (theirs === null) return refuseVendor('vendor.amount_invalid');
  const { db } = parts.database;
  const wish = { vendorCode: vendor.code, currency: currency.code };
  const ended = await endedRounds(db, { ...wish, from, to }, roundsMost + 1);
  if (ended.length > roundsMost) return refuseVendor('vendor.interval_invalid');
  const forgotten = await forgottenRounds(db, { ...wish, before: new Date(now.getTime() - day) }, toldMost);
  const ours = new Map(ended.map((round) => [round.roundKey, sumsOf(round)]));
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (key) => !isSame(ours.get(key), theirs.get(key)),
  );
  const total = [...ours.values()].reduce(
    (sum, one) => ({ stake: sum.stake + one.stake, payout: sum.payout + one.payout }),
    { stake: 0n, payout: 0n },
  );
  await insertReconciliation(db, {
    ...wish,
    ...total,
    from,
    to,
    rounds: ours.size,
    differences: differing.length,
    openRounds: forgotten.length,
    at: now,
  });
  if (differing.length > 0)
    parts.log.error(
      { vendor: vendor.code, from: body.from, to: body.to, differences: differing.length },
      "a vendor's books are not ours",
    );
  const view = (sums: Sums | undefined) =>
    sums === undefined
      ? null
      : { stake: formatAmount(sums.stake, currency), payout: formatAmount(sums.payout, currency) };
  return {
    isEqual: differing.length === 0,
    rounds: ours.size,
    stake: formatAmount(total.stake, currency),
    payout: formatAmount(total.payout, currency),
    differences: differing
      .slice(0, toldMost)
      .map((roundId) => ({ roundId, house: view(ours.get(roundId)), vendor: view(theirs.get(roundId)) })),
    openRounds: forgotten.map(({ roundKey }) => roundKey),
  };
}

const sumsOf = ({ stake, refunded, payout }: StoredRound): Sums => ({ stake: stake - refunded, payout });

const isSame = (one: Sums | undefined, other: Sums | undefined): boolean =>
  one?.stake === other?.stake && one?.payout === other?.payout;

/** Null where an amount is none of this currency, or a round is told twice. */
function readTheirs({ rounds }: VendorCallBody<'reconcile'>, currency: Currency): Map<string, Sums> | null {
  const theirs = new Map<string, Sums>();
  for (const { roundId, ...told } of rounds) {
    const [stake, payout] = [parseAmount(told.stake, currency), parseAmount(told.payout, currency)];
    if (stake === null || payout === null || theirs.has(roundId)) return null;
    theirs.set(roundId, { stake, payout });
  }
  return theirs;
}

/** Says whose rounds of the last days nobody has compared yet, or whose were not equal: for operators, who ask the vendor. */
export async function watchReconciliation({
  database,
  clock,
  log,
  list,
}: Pick<WalletParts, 'database' | 'clock' | 'log' | 'list'>): Promise<void> {
  const now = clock.now().getTime();
  // A vendor has a day and some hours for yesterday.
  const interval = { from: new Date(now - 7 * day), to: new Date(now - 1.25 * day) };
  for (const { code, transferWallet } of list) {
    // A vendor with wallets of its own is compared wallet by wallet, by us.
    if (transferWallet !== null) continue;
    if (await isUnreconciled(database.db, code, interval))
      log.error({ vendor: code }, "a vendor's books of the last days were not found equal to ours");
  }
}
