import type { CallInput, calls, MoneyReason } from '@ikka/contract';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { adjustmentReasonsOf, type Rows, waitingSince } from './adjustment-store.ts';
import { findAdjustments, readAdjustment } from './adjustment-view.ts';
import { attendTreasury } from './attend-treasury.ts';
import { decideProposal, type Verdict } from './decide-adjustment.ts';
import { freezeMoney } from './freeze-money.ts';
import { freezeReasonsOf } from './freeze-store.ts';
import { findFreezes } from './freeze-view.ts';
import { evidence, showEvidence } from './keep-evidence.ts';
import type { TreasuryParts } from './parts.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import { releaseFreeze } from './release-freeze.ts';

export { treasuryAlarms } from './alarms.ts';
export { treasuryOfficeRoutes } from './office-routes.ts';

type Calls = typeof calls.officeTreasury;
type Keyed = OperatorActor & { readonly key: string };

/** What operators do to members' money by hand: credit and debit it, freeze and release it. */
export function createTreasury(parts: TreasuryParts) {
  return {
    adjustments: {
      find: (query: CallInput<Calls['officeAdjustments']>['query'], rows: Rows) =>
        findAdjustments(parts, query, rows),
      read: (id: string) => readAdjustment(parts, id),
      propose: (memberId: string, wish: CallInput<Calls['officeProposeAdjustment']>['body'], by: Keyed) =>
        proposeAdjustment(parts, memberId, wish, by),
      decide: (id: string, verdict: Verdict, by: OperatorActor) => decideProposal(parts, id, verdict, by),
      keepEvidence: (by: OperatorActor, upload: Uint8Array) => evidence.keep(parts, by.username, upload),
      showEvidence: (id: string, by: OperatorActor) => showEvidence(parts, id, by),
      /** How many have waited for a second operator since before an instant. */
      waitingSince: (before: Date) => waitingSince(parts.database.db, before),
    },
    freezes: {
      find: (query: CallInput<Calls['officeFreezes']>['query'], rows: Rows) =>
        findFreezes(parts, query, rows),
      freeze: (memberId: string, wish: CallInput<Calls['officeFreeze']>['body'], by: Keyed) =>
        freezeMoney(parts, memberId, wish, by),
      release: (id: string, reason: string, by: OperatorActor) => releaseFreeze(parts, id, reason, by),
    },
    /** Why these were done, as their members may read it; ids that are neither are left out. */
    async reasonsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MoneyReason>> {
      if (ids.length === 0) return new Map();
      const found = await Promise.all([
        adjustmentReasonsOf(parts.database.db, ids),
        freezeReasonsOf(parts.database.db, ids),
      ]);
      return new Map(found.flat().map(({ id, reason }) => [id, reason]));
    },

    // For jobs.
    attend: () => attendTreasury(parts),
    forgetUnclaimedEvidence: () => evidence.forgetUnclaimed(parts),
  };
}

export type Treasury = ReturnType<typeof createTreasury>;
