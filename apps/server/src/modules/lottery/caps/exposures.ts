import { exposuresOf, type Line } from '@ikka/lottery/rules';
import type { Bounds } from '../terms.ts';

/** What could be won by one fact of an issue. */
export interface Exposure {
  readonly fact: string;
  /** Smallest units. */
  readonly payout: bigint;
}

/** A slip that names more facts than this counts line by line. */
const factsMost = 400;

/** The facts by which a slip can win, each with all that it pays once. The same slip names the same ones whenever it is asked. */
export function exposuresOfSlip(
  lines: readonly { readonly line: Line; readonly greatest: bigint }[],
): Exposure[] {
  const each = lines.map(({ line }) => exposuresOf(line));
  const isWide = each.reduce((facts, own) => facts + own.length, 0) > factsMost;
  const payouts = new Map<string, bigint>();
  for (const [at, own] of each.entries()) {
    const { line, greatest } = lines[at] as (typeof lines)[number];
    const facts = isWide && own.length > 1 ? [{ fact: wholeOf(line), payout: greatest }] : own;
    for (const { fact, payout } of facts) payouts.set(fact, (payouts.get(fact) ?? 0n) + payout);
  }
  return [...payouts].map(([fact, payout]) => ({ fact, payout }));
}

const wholeOf = ({ play }: Line): string => `${play.shape} ${play.code}`;

const memberPrefix = 'member ';
/** Under which all that one member can win on an issue is counted. */
export const factOfMember = (memberId: bigint): string => `${memberPrefix}${memberId}`;
export const isMemberFact = (fact: string): boolean => fact.startsWith(memberPrefix);

export const capOf = (fact: string, { numberMax, memberMax }: Bounds): bigint | null =>
  isMemberFact(fact) ? memberMax : numberMax;

/** Where exposures of an issue are counted: apart for each currency. */
export interface ExposedIssue {
  readonly game: string;
  readonly number: string;
  readonly currency: string;
}
