import { type ExclusionKind, type Refusal, refuse } from '@ikka/contract';

export interface Exclusion {
  readonly kind: ExclusionKind;
  readonly beginsAt: Date;
  /** Null: for good. */
  readonly endsAt: Date | null;
  readonly reason: string | null;
}

export type ExclusionEvent =
  | {
      readonly kind: 'exclude';
      readonly by: ExclusionKind;
      readonly endsAt: Date | null;
      readonly reason?: string;
    }
  | { readonly kind: 'lift' };

const endOf = ({ endsAt }: Pick<Exclusion, 'endsAt'>): number =>
  endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Of all exclusions the one in force that ends last. */
export function exclusionAt<One extends Exclusion>(exclusions: readonly One[], now: Date): One | null {
  let last: One | null = null;
  for (const one of exclusions) {
    if (endOf(one) > now.getTime() && (last === null || endOf(one) > endOf(last))) last = one;
  }
  return last;
}

/** Play is closed to a member. */
export interface Closing {
  /** When the earliest exclusion that is in force began. */
  readonly since: Date;
  /** It is more than a short break, which a member takes and is back from within days. */
  readonly isForLong: boolean;
}

/** A break from this on is none that is taken by the way. */
const longBreakMs = 7 * 24 * 3_600_000;

/** What all exclusions in force come to; null where there is none. */
export function closingAt(exclusions: readonly Exclusion[], now: Date): Closing | null {
  const standing = exclusions.filter((one) => endOf(one) > now.getTime());
  if (standing.length === 0) return null;
  return {
    since: new Date(Math.min(...standing.map(({ beginsAt }) => beginsAt.getTime()))),
    isForLong: standing.some(
      (one) => one.kind !== 'cool_off' || endOf(one) - one.beginsAt.getTime() >= longBreakMs,
    ),
  };
}

/**
 * Decides what happens to a member's exclusions. A new one must end later than any in force: none is ever shortened. Only
 * what operators excluded can be lifted, and only by them; it leaves the member's own.
 */
export function decideExclusion(
  before: readonly Exclusion[],
  event: ExclusionEvent,
  now: Date,
):
  | { readonly after: readonly Exclusion[]; readonly added: Exclusion | null }
  | Refusal<'protection.exclusion_shorter' | 'protection.nothing_to_lift'> {
  const standing = before.filter((one) => endOf(one) > now.getTime());
  if (event.kind === 'lift') {
    return standing.some(({ kind }) => kind === 'operator')
      ? { after: standing.filter(({ kind }) => kind !== 'operator'), added: null }
      : refuse('protection.nothing_to_lift');
  }
  const current = exclusionAt(standing, now);
  if (current !== null && endOf(event) <= endOf(current)) {
    return refuse('protection.exclusion_shorter', { until: current.endsAt?.toISOString() ?? null });
  }
  const added: Exclusion = {
    kind: event.by,
    beginsAt: now,
    endsAt: event.endsAt,
    reason: event.reason ?? null,
  };
  return { after: [...standing, added], added };
}
