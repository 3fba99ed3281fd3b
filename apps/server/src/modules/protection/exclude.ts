import { type ExclusionKind, isRefusal, type Refusal } from '@ikka/contract';
import { type ChangeProtection, recordChange } from './change-protection.ts';
import { decideExclusion } from './exclusion-state.ts';
import type { Author, Protected, ProtectionParts } from './parts.ts';
import { exclusionsOf, insertExclusion, liftExclusions } from './store.ts';
import { monthsLater } from './windows.ts';

export type ExclusionWish =
  | { readonly kind: 'cool_off'; readonly days: number }
  | { readonly kind: 'self_exclusion'; readonly months: number | null }
  | { readonly kind: 'operator'; readonly days: number | null };

/** Excludes a member from play and deposits from this moment on, until it ends by itself. */
export async function exclude(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  wish: ExclusionWish,
  author: Author,
): Promise<null | Refusal<'protection.exclusion_shorter'>> {
  const { answer } = await change<null | Refusal<'protection.exclusion_shorter'>>(who, async (tx) => {
    const now = parts.clock.now();
    const reason = author.by === 'operator' ? { reason: author.reason } : {};
    const by: ExclusionKind = wish.kind;
    const decided = decideExclusion(
      await exclusionsOf(tx, who.memberId),
      { kind: 'exclude', by, endsAt: endOf(wish, now), ...reason },
      now,
    );
    if (isRefusal(decided)) {
      if (decided.code !== 'protection.exclusion_shorter') throw new Error(decided.code);
      return { answer: decided as Refusal<'protection.exclusion_shorter'>, isChanged: false };
    }
    if (decided.added === null) throw new Error('an exclusion was decided and none was added');
    await insertExclusion(tx, { memberId: who.memberId, ...decided.added });
    await recordChange(parts, tx, who, author, 'excluded', {
      kind: wish.kind,
      until: decided.added.endsAt?.toISOString() ?? null,
    });
    return { answer: null, isChanged: true };
  });
  return answer;
}

/** Lifts what operators excluded; a member's own exclusion stays. */
export async function liftExclusion(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  author: Author & { readonly by: 'operator' },
): Promise<null | Refusal<'protection.nothing_to_lift'>> {
  const { answer } = await change<null | Refusal<'protection.nothing_to_lift'>>(who, async (tx) => {
    const now = parts.clock.now();
    const decided = decideExclusion(await exclusionsOf(tx, who.memberId), { kind: 'lift' }, now);
    if (isRefusal(decided)) {
      if (decided.code !== 'protection.nothing_to_lift') throw new Error(decided.code);
      return { answer: decided as Refusal<'protection.nothing_to_lift'>, isChanged: false };
    }
    await liftExclusions(tx, who.memberId, now);
    await recordChange(parts, tx, who, author, 'exclusion_lifted', { kind: 'operator' });
    return { answer: null, isChanged: true };
  });
  return answer;
}

const day = 86_400_000;

function endOf(wish: ExclusionWish, now: Date): Date | null {
  if (wish.kind === 'self_exclusion') return wish.months === null ? null : monthsLater(now, wish.months);
  return wish.days === null ? null : new Date(now.getTime() + wish.days * day);
}
