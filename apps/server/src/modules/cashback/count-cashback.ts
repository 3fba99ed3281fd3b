import type { Mark } from '../records/index.ts';
import { type CashbackLine, type Due, dueOf, linesOf } from './cashback-lines.ts';
import type { CashbackParts, Holder } from './parts.ts';
import { type Claim, lastClaim } from './store.ts';
import { mostBasisPoints, spansSince, type TermsSpan } from './terms.ts';

/** What a member has earned since his last claim, and how. */
export interface Counted extends Due {
  readonly last: Claim | null;
  readonly countedFrom: Date;
  /** How far his record was read. */
  readonly upTo: Mark;
  readonly spans: readonly TermsSpan[];
  readonly lines: readonly CashbackLine[];
  /** Ten-thousandths of smallest units, as the two below. */
  readonly carriedIn: bigint;
  readonly earned: bigint;
  readonly withheld: bigint;
}

const dayMs = 86_400_000;
const quarterMs = 900_000;

/**
 * Counts the bets since the last claim that have not lapsed, on the terms that were in force when each was placed. Of stakes
 * that lie in play the most that they can bring is withheld until they are settled: one that comes back brings nothing.
 */
export async function countCashback(parts: CashbackParts, holder: Holder): Promise<Counted> {
  const last = await lastClaim(parts.database.db, holder.memberId);
  const countedFrom = await lapsedUntil(parts, holder);
  const after = last === null ? undefined : markOf(last);
  const start = after !== undefined && after.at > countedFrom ? after.at : countedFrom;
  const [versions, levels] = await Promise.all([
    parts.settings.history('cashback.terms'),
    parts.levelsOf(holder.memberId),
  ]);
  const spans = spansSince(start, versions, levels);
  const edges = spans.flatMap(({ from }) => (from === null ? [] : [from]));
  const turnover = await parts.records.turnover(holder, { after, from: countedFrom }, edges);
  const games = await parts.gamesOf([...new Set(turnover.spans.flat().map(({ key }) => key))]);
  const lines = linesOf(spans, turnover.spans, games);
  const carriedIn = last?.carriedOn ?? 0n;
  const earned = lines.reduce((sum, line) => sum + line.earned, 0n);
  const withheld = turnover.inPlay * mostBasisPoints(spans);
  return {
    last,
    countedFrom,
    upTo: turnover.upTo,
    spans,
    lines,
    carriedIn,
    earned,
    withheld,
    ...dueOf(carriedIn + earned, withheld),
  };
}

/**
 * What was placed before this has lapsed: so many days ago, those not counted in which the member was excluded from play. Whole
 * quarters of an hour, so that the records' sums answer.
 */
export async function lapsedUntil(
  { clock, settings, protection }: Pick<CashbackParts, 'clock' | 'settings' | 'protection'>,
  { memberId }: Pick<Holder, 'memberId'>,
): Promise<Date> {
  const now = clock.now();
  const latest = now.getTime() - settings.get('cashback.claim_days') * dayMs;
  let at = latest;
  // Each look back may reach an earlier exclusion; it ends with the first of them at the latest.
  for (;;) {
    const earlier = latest - (await protection.excludedMs(memberId, new Date(at), now));
    if (earlier === at) return new Date(Math.floor(at / quarterMs) * quarterMs);
    at = earlier;
  }
}

/** How far a claim reached. */
export const markOf = ({ upToAt, upToPlace }: Claim): Mark => ({ at: upToAt, place: upToPlace });
