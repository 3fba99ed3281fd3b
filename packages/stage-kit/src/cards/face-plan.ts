import type { PlayingCard, Rank, Suit } from './card.ts';

/** A card's face is 250 wide and 350 high. */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

/** The outline of each suit in a square of 100. */
export const suitPaths: Readonly<Record<Suit, string>> = {
  diamonds: 'M50 2 Q64 30 88 50 Q64 70 50 98 Q36 70 12 50 Q36 30 50 2Z',
  hearts:
    'M50 94 C20 66 4 48 4 29 C4 14 15 5 28 5 C39 5 46 12 50 21 C54 12 61 5 72 5 C85 5 96 14 96 29 C96 48 80 66 50 94Z',
  spades:
    'M50 4 C66 27 93 42 93 63 C93 76 83 84 72 84 C64 84 57 80 53 73 C54 84 59 92 68 96 L32 96 C41 92 46 84 47 73 C43 80 36 84 28 84 C17 84 7 76 7 63 C7 42 34 27 50 4Z',
  clubs:
    'M50 4 A21 21 0 0 1 66 39 A21.5 21.5 0 1 1 55 70 C55 82 60 92 69 96 L31 96 C40 92 45 82 45 70 A21.5 21.5 0 1 1 34 39 A21 21 0 0 1 50 4Z',
};

/** A sign on the face: its middle, its size, and whether it stands on its head. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTurned: boolean;
}

const [left, middle, right] = [78, 125, 172];
const rows = { top: 78, upper: 126, high: 110, center: 175, lower: 224, low: 240, bottom: 272 };
const both = (y: number): (readonly [number, number])[] => [
  [left, y],
  [right, y],
];
const thirds = [...both(rows.top), ...both(rows.center), ...both(rows.bottom)];
const quarters = [rows.top, 143, 207, rows.bottom].flatMap(both);

const places: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  '2': [
    [middle, rows.top],
    [middle, rows.bottom],
  ],
  '3': [
    [middle, rows.top],
    [middle, rows.center],
    [middle, rows.bottom],
  ],
  '4': [...both(rows.top), ...both(rows.bottom)],
  '5': [...both(rows.top), [middle, rows.center], ...both(rows.bottom)],
  '6': thirds,
  '7': [...thirds, [middle, rows.upper]],
  '8': [...thirds, [middle, rows.upper], [middle, rows.lower]],
  '9': [...quarters, [middle, rows.center]],
  '10': [...quarters, [middle, rows.high], [middle, rows.low]],
};

/** Where the signs of a number card stand; an ace has one great one, a court card none. */
export function pipsOf({ rank }: PlayingCard): readonly Pip[] {
  if (rank === 'A') return [{ x: middle, y: rows.center, size: 120, isTurned: false }];
  return (places[rank] ?? []).map(([x, y]) => ({ x, y, size: 46, isTurned: y > rows.center }));
}

export const isCourt = ({ rank }: PlayingCard): boolean => rank === 'J' || rank === 'Q' || rank === 'K';

/** What a court card wears above its letter: a cap with a feather, a diadem, a crown. Around the middle, 100 wide. */
export const courtPaths: Readonly<Partial<Record<Rank, string>>> = {
  J: 'M-38 20 Q-34 -14 2 -16 Q30 -16 36 20 Z M8 -14 Q20 -52 50 -50 Q30 -36 24 -12 Z',
  Q: 'M-44 20 Q0 -4 44 20 L38 -10 Q30 -2 22 -4 L0 -44 L-22 -4 Q-30 -2 -38 -10 Z',
  K: 'M-46 20 L-46 -26 L-22 -4 L0 -44 L22 -4 L46 -26 L46 20 Z',
};
