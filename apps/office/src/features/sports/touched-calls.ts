import { type Call, calls } from '@ikka/contract';

const { officeMatch, officeMatches } = calls.officeSports;

/** What an act of a trader makes old. */
export const touched: readonly Call[] = [
  officeMatch,
  officeMatches,
  calls.office.officeAudit,
  calls.officeApprovals.officeApprovals,
  calls.officeApprovals.officeOpenApprovals,
];
