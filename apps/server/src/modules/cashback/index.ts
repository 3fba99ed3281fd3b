import { claimCashback, leastFor } from './claim-cashback.ts';
import { countCashback } from './count-cashback.ts';
import { listBets } from './list-bets.ts';
import type { CashbackParts, Holder } from './parts.ts';
import { type ClaimFilter, claimsOf, findClaims, type Rows } from './store.ts';
import { sumClaimHours, sumClaims } from './sum-store.ts';

export { cashbackOfficeRoutes } from './office-routes.ts';
export { cashbackRoutes } from './routes.ts';
export type { CashbackGame } from './terms.ts';

/** What comes back of stakes. See README.md for what it promises. */
export function createCashback(parts: CashbackParts) {
  const { db } = parts.database;
  return {
    count: (holder: Holder) => countCashback(parts, holder),
    bets: (holder: Holder, claimId: string | undefined, rows: Rows) => listBets(parts, holder, claimId, rows),
    claim: (holder: Holder, id: string) => claimCashback(parts, holder, id),
    claims: (memberId: bigint, rows: Rows) => claimsOf(db, memberId, rows),
    isExcluded: parts.protection.isExcluded,
    leastFor: (holder: Holder) => leastFor(parts, holder),
    gamesOf: parts.gamesOf,
    membersLike: (search: string) => parts.identity.membersLike(search),
    /** For operators: the claims that fit, newest first, with their sums and their members' names. */
    async found(filter: ClaimFilter, rows: Rows) {
      const [list, totals] = await Promise.all([findClaims(db, filter, rows), sumClaims(db, filter)]);
      return { list, totals, names: await parts.identity.namesOf(list.map(({ memberId }) => memberId)) };
    },
    /** For a job. */
    sumHours: () => sumClaimHours(parts.database, parts.clock.now()),
  };
}

export type Cashback = ReturnType<typeof createCashback>;
