import type { Fraction } from '@ikka/money';
import type { GameNames, GameOffer } from './game-descriptor.ts';
import type { InstantGame } from './instant-game.ts';

const RETURN_DIGITS = 12;
const SCALE = 10n ** BigInt(RETURN_DIGITS);

/** A return between 0 and 1 as the catalogue keeps it: a decimal of twelve digits, rounded to the nearest. */
export function returnText({ numerator, denominator }: Fraction): string {
  const digits = (2n * numerator * SCALE + denominator) / (2n * denominator);
  return `${digits / SCALE}.${String(digits % SCALE).padStart(RETURN_DIGITS, '0')}`;
}

/** The entry of an arcade game: no lines and no coins of its own, so that every amount between two stakes can be bet. */
export function arcadeOffer(
  { code, rtp }: Pick<InstantGame, 'code' | 'rtp'>,
  { names, sort }: { readonly names: GameNames; readonly sort: number },
): GameOffer {
  return {
    id: code,
    names,
    rtp: returnText(rtp),
    // How far a round deviates is the player's choice.
    volatility: null,
    coinsPerStake: 10n,
    lines: null,
    tags: ['arcade', code],
    kinds: ['ARCADE'],
    features: [],
    isHot: false,
    sort,
  };
}
