import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Mark } from '../records/index.ts';
import { lapsedUntil, markOf } from './count-cashback.ts';
import { formatExact } from './format-exact.ts';
import type { CashbackParts, Holder } from './parts.ts';
import { type Claim, findClaim, lastClaim, type Rows } from './store.ts';
import { basisPoints, spanAt, spansSince, type TermsSpan, writePercent } from './terms.ts';

type Bet = CallAnswer<(typeof calls.cashback)['cashbackBets']>['list'][number];

/** Stakes one by one, each with its cashback: those of a claim of the member's, or those that are not claimed yet. */
export async function listBets(
  parts: CashbackParts,
  holder: Holder,
  claimId: string | undefined,
  rows: Rows,
): Promise<{ list: Bet[]; total: number } | Refusal<'cashback.claim_unknown'>> {
  const claim = claimId === undefined ? null : await findClaim(parts.database.db, claimId);
  if (claimId !== undefined && claim?.memberId !== holder.memberId) return refuse('cashback.claim_unknown');
  const { spans, ...stretch } = claim === null ? await unclaimed(parts, holder) : await claimed(parts, claim);
  const found = await parts.records.stakes(holder, stretch, rows);
  const games = await parts.gamesOf([...new Set(found.list.map(({ gameId }) => gameId))]);
  const currency = knownCurrency(holder.currency);
  const list = found.list.map((entry): Bet => {
    const game = games.get(entry.gameId);
    const span = spanAt(spans, entry.at);
    const points = basisPoints(span, game);
    return {
      transferId: entry.transferId,
      roundId: entry.reference,
      at: entry.at.toISOString(),
      gameName: game?.name ?? null,
      category: game?.category ?? null,
      isReturned: entry.change > 0n,
      isAdded: entry.type === 'added_stake',
      rankLevel: span.level,
      percent: writePercent(points),
      turnover: formatAmount(-entry.change, currency),
      cashback: formatExact(-entry.change * points, currency),
    };
  });
  return { list, total: found.sums.entries };
}

interface Stretch {
  readonly after?: Mark | undefined;
  readonly upTo?: Mark | undefined;
  readonly from: Date;
  readonly spans: readonly TermsSpan[];
}

async function unclaimed(parts: CashbackParts, holder: Holder): Promise<Stretch> {
  const { memberId } = holder;
  const last = await lastClaim(parts.database.db, memberId);
  const from = await lapsedUntil(parts, holder);
  const after = last === null ? undefined : markOf(last);
  const [versions, levels] = await Promise.all([
    parts.settings.history('cashback.terms'),
    parts.levelsOf(memberId),
  ]);
  return {
    after,
    from,
    spans: spansSince(after !== undefined && after.at > from ? after.at : from, versions, levels),
  };
}

/** On the terms that the claim was counted by, whatever was learnt since. */
async function claimed(parts: CashbackParts, claim: Claim): Promise<Stretch> {
  const versions = new Map(
    (await parts.settings.history('cashback.terms')).map(({ version, value }) => [version, value]),
  );
  const spans = claim.spans.map(({ from, level, version }) => {
    const terms = versions.get(version);
    if (terms === undefined) throw new Error(`claim ${claim.id} names terms that there are not: ${version}`);
    return { from: from === null ? null : new Date(from), level, version, terms };
  });
  const { afterAt, afterPlace } = claim;
  return {
    after: afterAt === null || afterPlace === null ? undefined : { at: afterAt, place: afterPlace },
    upTo: markOf(claim),
    from: claim.countedFrom,
    spans,
  };
}
