import { type Coup, cardsIn, isNatural, pointsOf, type Side, winnerOf } from './coup.ts';

/** [B10] What can be bet on. */
export const spots = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'luckySix',
  'playerBonus',
  'bankerBonus',
] as const;
export type Spot = (typeof spots)[number];

/** [B11] How a banker's win is paid: less five per cent, or in full but half with six points. */
export type Variant = 'commission' | 'no-commission';

/** A payout to one: `win` over `per`. 19 over 20 pays 95 for 100. */
export interface Odds {
  readonly win: bigint;
  readonly per: bigint;
}

export type SpotResult = Odds | 'push' | 'lost';

const to1 = (win: bigint, per = 1n): Odds => ({ win, per });

/** [B14] What wins on a Bonus with so many points more, without a natural. */
export const bonusByMargin: Readonly<Record<number, Odds>> = {
  9: to1(30n),
  8: to1(10n),
  7: to1(6n),
  6: to1(4n),
  5: to1(2n),
  4: to1(1n),
};

/** [B12] Of each spot what it pays at most, for the sheet of limits and the table's felt. */
export const topOdds: Readonly<Record<Variant, Readonly<Record<Spot, Odds>>>> = {
  commission: oddsWith(to1(19n, 20n)),
  'no-commission': oddsWith(to1(1n)),
};

function oddsWith(banker: Odds): Record<Spot, Odds> {
  return {
    player: to1(1n),
    banker,
    tie: to1(8n),
    playerPair: to1(11n),
    bankerPair: to1(11n),
    eitherPair: to1(5n),
    perfectPair: to1(200n),
    big: to1(27n, 50n),
    small: to1(3n, 2n),
    luckySix: to1(20n),
    playerBonus: to1(30n),
    bankerBonus: to1(30n),
  };
}

/** [B13] Spots that take no bets late in a shoe, where what is out tells too much. */
const earlySpots: ReadonlySet<Spot> = new Set([
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
]);
export const EARLY_COUPS = 50;

/** [B13] Whether a spot takes bets on the coup of this number. */
export function isSpotOpen(spot: Spot, coup: number): boolean {
  return coup <= EARLY_COUPS || !earlySpots.has(spot);
}

/** [B15] The two sides of one question: who bets on both turns over no more than their difference. */
export const oppositeSpots: readonly (readonly [Spot, Spot])[] = [
  ['player', 'banker'],
  ['big', 'small'],
];

const rankOf = (card: number | undefined) => Math.floor(((card ?? 0) % 52) / 4);
/** [B12] Whether a side's first two cards are of one rank. */
export const isPair = (coup: Coup, side: Side): boolean => rankOf(coup[side][0]) === rankOf(coup[side][1]);
const isPerfect = (coup: Coup, side: Side): boolean =>
  (coup[side][0] ?? 0) % 52 === (coup[side][1] ?? 0) % 52;

const wonIf = (holds: boolean, odds: Odds): SpotResult => (holds ? odds : 'lost');

/** [B12] What a coup came to on a spot. */
export function resultOn(spot: Spot, coup: Coup, variant: Variant): SpotResult {
  const winner = winnerOf(coup);
  const top = topOdds[variant][spot];
  switch (spot) {
    case 'player':
      return winner === 'tie' ? 'push' : wonIf(winner === 'player', top);
    case 'banker':
      return winner === 'tie' ? 'push' : wonIf(winner === 'banker', bankerOdds(coup, variant));
    case 'tie':
      return wonIf(winner === 'tie', top);
    case 'playerPair':
      return wonIf(isPair(coup, 'player'), top);
    case 'bankerPair':
      return wonIf(isPair(coup, 'banker'), top);
    case 'eitherPair':
      return wonIf(isPair(coup, 'player') || isPair(coup, 'banker'), top);
    case 'perfectPair':
      return perfectPair(coup);
    case 'big':
      return wonIf(cardsIn(coup) > 4, top);
    case 'small':
      return wonIf(cardsIn(coup) === 4, top);
    case 'luckySix': {
      const isSix = winner === 'banker' && pointsOf(coup.banker) === 6;
      return wonIf(isSix, coup.banker.length === 2 ? to1(12n) : top);
    }
    case 'playerBonus':
      return bonus(coup, 'player');
    case 'bankerBonus':
      return bonus(coup, 'banker');
  }
}

function bankerOdds(coup: Coup, variant: Variant): Odds {
  const isHalf = variant === 'no-commission' && pointsOf(coup.banker) === 6;
  return isHalf ? to1(1n, 2n) : topOdds[variant].banker;
}

function perfectPair(coup: Coup): SpotResult {
  const count = Number(isPerfect(coup, 'player')) + Number(isPerfect(coup, 'banker'));
  if (count === 0) return 'lost';
  return to1(count === 2 ? 200n : 25n);
}

/** [B14] A natural pays one, a tie of naturals gives back, and a win without a natural pays by how far it is ahead. */
function bonus(coup: Coup, side: Side): SpotResult {
  const winner = winnerOf(coup);
  if (isNatural(coup[side])) {
    if (winner === 'tie') return 'push';
    return wonIf(winner === side, to1(1n));
  }
  const margin = Math.abs(pointsOf(coup.player) - pointsOf(coup.banker));
  return (winner === side ? bonusByMargin[margin] : undefined) ?? 'lost';
}

/** [B16] The total return of a stake in smallest units: the win is rounded down, and the stake comes back with it. */
export function returnOn(spot: Spot, stake: bigint, coup: Coup, variant: Variant): bigint {
  const result = resultOn(spot, coup, variant);
  if (result === 'lost') return 0n;
  return result === 'push' ? stake : stake + (stake * result.win) / result.per;
}
