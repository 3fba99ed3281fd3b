import { attendProposals } from './carry-out-due.ts';
import { sayOf, type Word } from './decide.ts';
import type { ApprovalsParts, OperatorActor } from './parts.ts';
import { findProposals, openFor, readProposal } from './proposal-view.ts';
import { type Wish, wishFor } from './propose.ts';
import { showSecret } from './secret-halves.ts';

export { approvalOfficeRoutes } from './office-routes.ts';
export type { ActRule, ActView, Doer, Done } from './parts.ts';
export { bringActs, operatorPorts } from './ports.ts';
export { settingAct } from './setting-act.ts';

/** The acts that need a second operator: from the wish to what takes effect, the same way for all of them. */
export function createApprovals(parts: ApprovalsParts) {
  return {
    wishFor: (wish: Wish, by: OperatorActor) => wishFor(parts, wish, by),
    say: (id: string, word: Word, by: Parameters<typeof sayOf>[3]) => sayOf(parts, id, word, by),
    read: (id: string, who: Parameters<typeof readProposal>[2]) => readProposal(parts, id, who),
    find: (
      state: Parameters<typeof findProposals>[1],
      rows: Parameters<typeof findProposals>[2],
      who: Parameters<typeof findProposals>[3],
    ) => findProposals(parts, state, rows, who),
    openFor: (who: Parameters<typeof openFor>[1]) => openFor(parts, who),
    showSecret: (id: string, by: Parameters<typeof showSecret>[2]) => showSecret(parts, id, by),
    /** What the clock brings about; for a job. */
    attend: () => attendProposals(parts),
  };
}

export type Approvals = ReturnType<typeof createApprovals>;
