import { type Fraction, fraction } from '@ikka/money';

/** [M1] Tiles of the board, numbered row by row from 0. */
export const TILE_COUNT = 25;
export const ROW_LENGTH = 5;
/** [M2] Mines that may be chosen. */
export const MINES_MIN = 1;
export const MINES_MAX = 24;
/** [M4] What a fair game would pay is multiplied by this; one less it is the edge. */
export const RETURN_AT_MOST: Fraction = fraction(99n, 100n);

/** [M6] The least return of all numbers of mines and picks: that of one mine and two picks. */
export const rtp: Fraction = fraction(6_187n, 6_250n);
