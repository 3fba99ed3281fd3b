import type { withdrawalRisks } from '@ikka/contract';

export type Risk = (typeof withdrawalRisks)[number];

export interface RiskFacts {
  readonly now: Date;
  /** Younger than this counts as new. */
  readonly newForMs: number;
  /** Null where it is not known: a session without a browser that was seen before. */
  readonly browserSince: Date | null;
  readonly payoutAddedAt: Date;
  readonly paidBefore: number;
  readonly amount: bigint;
  readonly largeFrom: bigint;
  /** Deposits in it were not staked as they must be: play is closed to the member. */
  readonly isUnstaked: boolean;
}

/** Why an operator should look twice, in the order in which it is read. */
export function risksOf(facts: RiskFacts): Risk[] {
  const isNew = (since: Date | null) =>
    since === null || facts.now.getTime() - since.getTime() < facts.newForMs;
  const found: [Risk, boolean][] = [
    ['newDevice', isNew(facts.browserSince)],
    ['newPayoutAccount', isNew(facts.payoutAddedAt)],
    ['firstWithdrawal', facts.paidBefore === 0],
    ['large', facts.amount >= facts.largeFrom],
    ['unstaked', facts.isUnstaked],
  ];
  return found.flatMap(([risk, applies]) => (applies ? [risk] : []));
}
