import { choose } from '../../exact/choose.ts';

/** How many of the numbers chosen were drawn, and whether the bonus ball is among the chosen. */
export interface Match {
  readonly came: number;
  readonly hasBonus: boolean;
}

/** Six lines of a draw. */
export const LINE = 6;

/**
 * [LT9] The lines of a system bet by how many of their six numbers were drawn; `withBonus` of those with five hold the bonus ball as
 * their sixth. m numbers buy every set of six of them; five buy one line with each other number of the drum.
 */
export function linesOf(
  drum: number,
  chosen: number,
  { came, hasBonus }: Match,
): { readonly lines: readonly number[]; readonly withBonus: number } {
  return chosen === LINE - 1
    ? roundedUp(drum, came, hasBonus)
    : {
        lines: counts((hits) => choose(came, hits) * choose(chosen - came, LINE - hits)),
        withBonus: hasBonus ? choose(came, LINE - 1) : 0,
      };
}

/** The number of lines that a choice of so many numbers buys. */
export const linesBought = (drum: number, chosen: number): number =>
  chosen === LINE - 1 ? drum - chosen : choose(chosen, LINE);

/** Five numbers and each of the others in turn, of which `LINE - came` were drawn too. */
function roundedUp(drum: number, came: number, hasBonus: boolean) {
  const others = drum - (LINE - 1);
  const completing = LINE - came;
  const lines = counts((hits) => {
    if (hits === came + 1) return completing;
    return hits === came ? others - completing : 0;
  });
  // The sixth number is the bonus ball itself, or the bonus is one of the five and the sixth was drawn.
  const withBonus = hasBonus ? (came === LINE - 2 ? completing : 0) : came === LINE - 1 ? 1 : 0;
  return { lines, withBonus };
}

const counts = (count: (hits: number) => number): number[] =>
  Array.from({ length: LINE + 1 }, (_, hits) => count(hits));
