import { randomInt } from 'node:crypto';

/** A game of one choice and one draw. All choices are equally likely. */
export interface Game {
  readonly id: string;
  readonly name: { readonly EN: string; readonly UR: string };
  readonly choices: readonly string[];
  /** What a right choice pays, in hundredths of the stake. */
  readonly paysHundredths: bigint;
  readonly rtp: string;
}

/** The return is the chance of a right choice times what it pays: 1/2 × 1.96 and 1/3 × 2.91. */
export const games: readonly Game[] = [
  {
    id: 'sandbox-coin',
    name: { EN: 'Indus Coin', UR: 'سندھ کا سکہ' },
    choices: ['crescent', 'star'],
    paysHundredths: 196n,
    rtp: '0.98',
  },
  {
    id: 'sandbox-cups',
    name: { EN: 'Three Cups', UR: 'تین پیالے' },
    choices: ['first', 'second', 'third'],
    paysHundredths: 291n,
    rtp: '0.97',
  },
];

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

/** Draws one of the game's choices, without bias. */
export const draw = (game: Game): string => game.choices[randomInt(game.choices.length)] ?? '';

/** What a round pays, in smallest units; a fraction of the smallest unit stays with the house of the game. */
export function payoutOf(game: Game, stake: bigint, isRight: boolean): bigint {
  return isRight ? (stake * game.paysHundredths) / 100n : 0n;
}
