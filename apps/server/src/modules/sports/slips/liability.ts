import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import type { ClosedGame } from '../../catalogue/index.ts';
import { type LimitParts, liabilityCap, stakeRange } from './judge-slip.ts';
import { type attachLiability, withinCap } from './liability-store.ts';
import type { StoredLeg } from './stored-bet.ts';

/** A slip as far as its liability is concerned. */
export interface ExposedSlip {
  readonly play: { readonly currency: string };
  readonly book: Book;
  readonly sizes: readonly number[];
}

/** What a single bet adds to what its outcome may cost the house; null where nothing bounds that, and for several selections. */
export async function liabilityAdded(
  parts: Pick<LimitParts, 'fresh' | 'liabilityMax'>,
  { play: { currency } }: Pick<ExposedSlip, 'play'>,
  legs: readonly StoredLeg[],
  liability: bigint,
): Promise<Parameters<typeof attachLiability>[0] | null> {
  const [leg, another] = legs;
  if (leg === undefined || another !== undefined) return null;
  const cap = await liabilityCap(parts, leg, knownCurrency(currency));
  if (cap === null) return null;
  const { fixture, market, outcome } = leg;
  return { fixture, market, outcome, currency, liability: liability > 0n ? liability : 0n, cap };
}

/** Somebody else was faster on the same outcome: what may be staked on it now. Any other fault is thrown on. */
export async function fullNow(
  parts: LimitParts,
  { play, book, sizes }: ExposedSlip,
  legs: readonly StoredLeg[],
  error: unknown,
): Promise<ClosedGame | Refusal<'sports.limit_reached'>> {
  if ((error as { constraint?: string } | null)?.constraint !== withinCap) throw error;
  const currency = knownCurrency(play.currency);
  const range = await stakeRange(parts, book, legs, sizes, currency);
  if (isRefusal(range)) return range;
  return refuse('sports.limit_reached', { stakeMax: formatAmount(range.most, currency) });
}
