import type { FairStream } from '@ikka/fair';
import { type BaccaratChoice, stakesBySpot } from './choice.ts';
import { type Coup, nextSide, noCards, pointsOf, type Winner, winnerOf, withCard } from './coup.ts';
import { coupOfShoe, drawShoe, SHOE_CARDS } from './shoe.ts';
import { returnOn, type Variant } from './spots.ts';

/** What chance decided: the cards of the coup, by their places in the unshuffled shoe. */
export type BaccaratOutcome = { readonly player: readonly number[]; readonly banker: readonly number[] };

/** [B1, B9] Deals the shoe that the seeds fix, as far as the coup that was bet on. Throws where the shoe has no such coup. */
export function drawCoup(stream: FairStream, { coup }: Pick<BaccaratChoice, 'coup'>): BaccaratOutcome {
  const dealt = coupOfShoe(drawShoe(stream), coup);
  if (dealt === null) throw new RangeError(`the shoe has no coup ${coup}`);
  return { player: dealt.player, banker: dealt.banker };
}

/** An outcome as it was recorded, or undefined when these cards cannot lie so. */
export function readOutcome(value: unknown): BaccaratOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { player, banker } = value as { player?: unknown; banker?: unknown };
  if (!isHand(player) || !isHand(banker)) return undefined;
  if (new Set([...player, ...banker]).size < player.length + banker.length) return undefined;
  let coup = noCards;
  for (let side = nextSide(coup); side !== null; side = nextSide(coup)) {
    const card = (side === 'player' ? player : banker)[coup[side].length];
    if (card === undefined) return undefined;
    coup = withCard(coup, side, card);
  }
  const isWhole = coup.player.length === player.length && coup.banker.length === banker.length;
  return isWhole ? { player, banker } : undefined;
}

function isHand(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 3 &&
    value.every((card) => Number.isInteger(card) && card >= 0 && card < SHOE_CARDS)
  );
}

/** [B16] The total return of a bet in smallest units, over all its spots. */
export function settleStakes(
  { stakes }: Pick<BaccaratChoice, 'stakes'>,
  coup: Coup,
  variant: Variant,
): bigint {
  return stakesBySpot(stakes).reduce(
    (sum, { spot, stake }) => sum + returnOn(spot, stake, coup, variant),
    0n,
  );
}

/** What a replay shows beside the cards. */
export type BaccaratView = {
  readonly winner: Winner;
  readonly playerPoints: number;
  readonly bankerPoints: number;
};

export function presentCoup(coup: Coup): BaccaratView {
  return {
    winner: winnerOf(coup),
    playerPoints: pointsOf(coup.player),
    bankerPoints: pointsOf(coup.banker),
  };
}
