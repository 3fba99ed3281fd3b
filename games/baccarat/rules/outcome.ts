import type { FairStream } from '@ikka/fair';
import { type BaccaratChoice, stakesBySpot, sumOf } from './choice.ts';
import { type Coup, nextSide, noCards, pointsOf, type Winner, winnerOf, withCard } from './coup.ts';
import { coupOfShoe, drawShoe, SHOE_CARDS } from './shoe.ts';
import { returnOn, type Variant } from './spots.ts';

/** What chance decided: the cards of the coup, by their places in the unshuffled shoe. */
export type BaccaratOutcome = { readonly player: readonly number[]; readonly banker: readonly number[] };

/** [B1, B9] Deals the shoe that the seeds fix, as far as the coup that was bet on; no cards where the shoe has no such coup. */
export function drawCoup(stream: FairStream, { coup }: Pick<BaccaratChoice, 'coup'>): BaccaratOutcome {
  const dealt = coupOfShoe(drawShoe(stream), coup);
  return dealt === null ? { ...noCards } : { player: dealt.player, banker: dealt.banker };
}

/** An outcome as it was recorded, or undefined when these cards cannot lie so. */
export function readOutcome(value: unknown): BaccaratOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { player, banker } = value as { player?: unknown; banker?: unknown };
  if (!isHand(player) || !isHand(banker)) return undefined;
  if (player.length + banker.length === 0) return { player, banker };
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
    value.length <= 3 &&
    value.every((card) => Number.isInteger(card) && card >= 0 && card < SHOE_CARDS)
  );
}

/** Whether cards lie there: a bet on a coup that its shoe never had is void. */
export const isDealt = ({ player, banker }: Coup): boolean => player.length > 0 && banker.length > 0;

/** [B16] The total return of a bet in smallest units, over all its spots; a void bet gives its stake back. */
export function settleStakes(
  { stakes }: Pick<BaccaratChoice, 'stakes'>,
  coup: Coup,
  variant: Variant,
): bigint {
  if (!isDealt(coup)) return sumOf(stakes);
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
