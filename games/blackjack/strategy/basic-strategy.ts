/** The published basic strategy of this table: by the total alone, for eight decks, a dealer who stands on soft 17, and doubling after a split. */

/** What is done with a hand: by its best total, whether it is soft, and the dealer's open card (1 the ace, to 10). */
interface Held {
  readonly points: number;
  readonly isSoft: boolean;
  readonly up: number;
}

export type Move = 'hit' | 'stand' | 'double';

const isWithin = (up: number, least: number, greatest: number) => up >= least && up <= greatest;

/** Whether a pair of this value is split. */
export function splits(value: number, up: number): boolean {
  switch (value) {
    case 1:
    case 8:
      return true;
    case 9:
      return isWithin(up, 2, 6) || up === 8 || up === 9;
    case 7:
    case 3:
    case 2:
      return isWithin(up, 2, 7);
    case 6:
      return isWithin(up, 2, 6);
    case 4:
      return up === 5 || up === 6;
    default:
      return false;
  }
}

function softMove({ points, up }: Held): Move {
  if (points >= 19) return 'stand';
  if (points === 18) {
    if (isWithin(up, 3, 6)) return 'double';
    return up === 2 || up === 7 || up === 8 ? 'stand' : 'hit';
  }
  const doubledFrom = points === 17 ? 3 : points >= 15 ? 4 : 5;
  return isWithin(up, doubledFrom, 6) ? 'double' : 'hit';
}

function hardMove({ points, up }: Held): Move {
  if (points >= 17) return 'stand';
  if (points >= 13) return isWithin(up, 2, 6) ? 'stand' : 'hit';
  if (points === 12) return isWithin(up, 4, 6) ? 'stand' : 'hit';
  if (points === 11) return up === 1 ? 'hit' : 'double';
  if (points === 10) return isWithin(up, 2, 9) ? 'double' : 'hit';
  return points === 9 && isWithin(up, 3, 6) ? 'double' : 'hit';
}

/** What is done with a hand that is not split. Where doubling is not allowed any more, a soft 18 stands and others hit. */
export function moveOf(held: Held, mayDouble: boolean): Move {
  const move = held.isSoft ? softMove(held) : hardMove(held);
  if (move !== 'double' || mayDouble) return move;
  return held.isSoft && held.points === 18 ? 'stand' : 'hit';
}
