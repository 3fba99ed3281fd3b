import type { Part, Play } from '@ikka/lottery/rules';
import type { DraftLine } from './bet-draft.ts';

/** What a number of a pad is called among the facts that the house caps; null where only sets of numbers are. */
export function factOf(play: Play, part: Part, symbol: string): string | null {
  const { exposure, grammar, shape } = play;
  if (exposure?.symbols !== 1) return null;
  return [shape, exposure.fact, ...(grammar.parts.length > 1 ? [part.code] : []), symbol].join(' ');
}

/** The first number, or set of numbers, by which lines together could win more than is left; null where there is none. */
export function firstOverCap(
  quotes: readonly Pick<DraftLine, 'exposures'>[],
  left: (fact: string) => bigint | null,
): { readonly fact: string; readonly left: bigint } | null {
  const sums = new Map<string, bigint>();
  for (const { fact, payout } of quotes.flatMap(({ exposures }) => exposures))
    sums.set(fact, (sums.get(fact) ?? 0n) + payout);
  for (const [fact, payout] of sums) {
    const most = left(fact);
    if (most !== null && payout > most) return { fact, left: most };
  }
  return null;
}

/** The number in the name of a fact. */
export const numberOfFact = (fact: string): string => fact.split(' ').at(-1) ?? fact;
