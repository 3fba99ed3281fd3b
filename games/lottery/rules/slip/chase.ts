/** [LT15] The same slip on following issues, each time at a multiple of its stake. */
export interface ChasePlan {
  /** The issue that each multiple is for. */
  readonly issues: readonly string[];
  readonly multiples: readonly bigint[];
  readonly stopsAfterWin: boolean;
}

/** How an issue of a chase went so far. `missed`: its sales closed before it could be charged. */
export type ChaseState = 'waiting' | 'charged' | 'won' | 'lost' | 'void' | 'missed' | 'stopped';

export type ChaseRefusal = 'no_issue' | 'not_as_many' | 'issue_twice' | 'multiple_out_of_range';

const ISSUES_MOST = 1_440;
const MULTIPLE_MOST = 10_000n;

/** Why a plan cannot be followed, or null. */
export function checkChase({ issues, multiples }: ChasePlan): ChaseRefusal | null {
  if (issues.length === 0 || issues.length > ISSUES_MOST) return 'no_issue';
  if (issues.length !== multiples.length) return 'not_as_many';
  if (new Set(issues).size < issues.length) return 'issue_twice';
  if (multiples.some((multiple) => multiple < 1n || multiple > MULTIPLE_MOST)) return 'multiple_out_of_range';
  return null;
}

export type ChaseStep =
  | { readonly do: 'charge' | 'miss'; readonly at: number }
  | { readonly do: 'stop'; readonly from: number }
  | { readonly do: 'wait' | 'end' };

/** What is known of the issues of a chase at one moment. */
export interface ChaseView {
  readonly states: readonly ChaseState[];
  /** By issue: not open yet, open for sales, or closed. */
  readonly sales: readonly ('ahead' | 'open' | 'closed')[];
}

/**
 * What is to be done next for a chase. Each issue is charged at its opening, never before. One that stops after a win waits with an
 * issue until those before it are settled; where that lasts past the end of sales, the issue is missed and its multiple with it. A
 * void issue is no win.
 */
export function nextOfChase(plan: ChasePlan, { states, sales }: ChaseView): ChaseStep {
  const next = states.indexOf('waiting');
  if (next < 0) return { do: 'end' };
  const before = states.slice(0, next);
  if (plan.stopsAfterWin && before.includes('won')) return { do: 'stop', from: next };
  if (sales[next] === 'closed') return { do: 'miss', at: next };
  if (sales[next] === 'ahead') return { do: 'wait' };
  return plan.stopsAfterWin && before.includes('charged') ? { do: 'wait' } : { do: 'charge', at: next };
}

/** What a chase costs if every issue of it is charged. */
export const costOfChase = (plan: Pick<ChasePlan, 'multiples'>, stake: bigint): bigint =>
  plan.multiples.reduce((sum, multiple) => sum + multiple * stake, 0n);

/** The same multiple for every issue. */
export const levelMultiples = (issues: number, multiple: bigint): bigint[] =>
  Array.from({ length: issues }, () => multiple);

/** A multiple that grows by a factor after every so many issues, up to the greatest that there is. */
export function growingMultiples(
  issues: number,
  { start, factor, every }: { readonly start: bigint; readonly factor: bigint; readonly every: number },
): bigint[] {
  return Array.from({ length: issues }, (_, at) => {
    const multiple = start * factor ** BigInt(Math.floor(at / every));
    return multiple < MULTIPLE_MOST ? multiple : MULTIPLE_MOST;
  });
}
