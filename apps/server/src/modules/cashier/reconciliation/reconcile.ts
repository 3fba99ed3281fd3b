import type { CashierParts } from '../parts.ts';
import {
  type Payment,
  type PaymentProvider,
  ProviderUnavailable,
  type TimeWindow,
} from '../payment-provider.ts';
import { comparePayment, dealWith, figuresOf, newTally, type Tally } from './compare-payment.ts';
import { insertDiscrepancy, oursOf } from './discrepancy-store.ts';
import { depositsByReference, paidPage, paidSums, saveDay } from './reconcile-store.ts';

const dayMs = 24 * 3_600_000;
/** Today and the days before it: money that comes later is told by webhooks, and by the day in which it was begun. */
const daysBack = 3;
const atOnce = 100;
/** A longer day is compared in part and says so. */
const paymentsMost = 50_000;

export interface Reconciled {
  readonly payments: number;
  /** Payments that nobody had told us of, credited now. */
  readonly repaired: number;
  /** Discrepancies that are new. */
  readonly found: number;
}

/**
 * Compares what every provider says of the last days with what we have. A payment that we missed is credited by the same
 * path as a webhook's; everything else that differs waits for an operator as a discrepancy. Safe to repeat and to run in
 * several processes at once. A provider that cannot be asked keeps the others from nothing.
 */
export async function reconcile(parts: CashierParts): Promise<Reconciled> {
  const total = { payments: 0, repaired: 0, found: 0 };
  for (const provider of parts.providers) {
    if (provider.listPayments === null) continue;
    try {
      for (const window of windows(parts.clock.now())) {
        const tally = await reconcileDay(parts, provider, window);
        total.payments += tally.payments;
        total.repaired += tally.repaired;
        total.found += tally.found;
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      parts.log.warn(
        { err: error, provider: provider.code },
        'a provider could not be reconciled; it will be later',
      );
    }
  }
  return total;
}

/** Whole days of UTC, the oldest first; the last ends now. */
function windows(now: Date): TimeWindow[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return Array.from({ length: daysBack }, (_, at) => {
    const from = today - (daysBack - 1 - at) * dayMs;
    return { from: new Date(from), to: new Date(Math.min(from + dayMs, now.getTime())) };
  }).filter(({ from, to }) => from < to);
}

async function reconcileDay(
  parts: CashierParts,
  provider: PaymentProvider,
  window: TimeWindow,
): Promise<Tally> {
  const { db } = parts.database;
  const tally = newTally();
  let chunk: Payment[] = [];
  const compareChunk = async () => {
    if (chunk.length === 0) return;
    const ours = await depositsByReference(
      db,
      provider.code,
      chunk.map(({ reference }) => reference),
    );
    for (const payment of chunk)
      await comparePayment(parts, provider, tally, payment, ours.get(payment.reference));
    chunk = [];
  };
  for await (const payment of provider.listPayments?.(window) ?? []) {
    if (tally.payments >= paymentsMost) {
      tally.isComplete = false;
      parts.log.error(
        { provider: provider.code, from: window.from },
        'a day has more payments than are reconciled',
      );
      break;
    }
    tally.payments += 1;
    chunk.push(payment);
    if (chunk.length === atOnce) await compareChunk();
  }
  await compareChunk();
  if (tally.isComplete) await findMissingThere(parts, provider, window, tally);
  await keepFigures(parts, provider, window, tally);
  return tally;
}

/** What we credited and the list does not have: perhaps it stands under another day, perhaps nowhere. */
async function findMissingThere(
  parts: CashierParts,
  provider: PaymentProvider,
  window: TimeWindow,
  tally: Tally,
): Promise<void> {
  const { db } = parts.database;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await paidPage(db, provider.code, window, { after, limit: atOnce });
    for (const deposit of page) {
      if (tally.seen.has(deposit.id)) continue;
      const payment = await provider.fetchPayment(deposit.reference);
      if (payment) {
        await dealWith(parts, tally, payment, deposit);
        continue;
      }
      const missing = {
        ...oursOf(deposit),
        kind: 'unknown_there',
        theirs: null,
        theirCurrency: null,
      } as const;
      if (await insertDiscrepancy(db, parts.clock, missing)) tally.found += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    after = last.id;
  }
}

async function keepFigures(
  parts: CashierParts,
  provider: PaymentProvider,
  window: TimeWindow,
  tally: Tally,
): Promise<void> {
  const { db } = parts.database;
  const ours = await paidSums(db, provider.code, window);
  for (const currency of new Set([...ours.keys(), ...tally.figures.keys()])) {
    const our = ours.get(currency) ?? { count: 0, sum: 0n };
    const their = figuresOf(tally, currency);
    await saveDay(db, {
      provider: provider.code,
      day: window.from.toISOString().slice(0, 10),
      currency,
      theirCount: their.count,
      theirSum: their.sum,
      ourCount: our.count,
      ourSum: our.sum,
      repaired: their.repaired,
      isComplete: tally.isComplete,
      checkedAt: parts.clock.now(),
    });
  }
}
