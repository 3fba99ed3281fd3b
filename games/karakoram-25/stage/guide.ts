import {
  COINS_PER_STAKE,
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_PER_TRIGGER,
  FREE_SPINS_SCATTERS_MIN,
  type LineSymbol,
  linePays,
  lines,
  rtp,
  scatterPays,
} from '../rules/index.ts';
import atlas from './assets/symbols.json' with { type: 'json' };

/** A symbol's picture as a cut of the atlas, for pages that draw with CSS. */
export interface SymbolPicture {
  readonly url: string;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function symbolPicture(symbol: string, language: 'en' | 'ur'): SymbolPicture {
  const name = (symbol === 'W' ? `W-${language}` : symbol) as keyof typeof atlas.frames;
  const { frame } = atlas.frames[name];
  return {
    url: new URL('./assets/symbols.webp', import.meta.url).href,
    sheetWidth: atlas.meta.size.w,
    sheetHeight: atlas.meta.size.h,
    x: frame.x,
    y: frame.y,
    size: frame.w,
  };
}

const order: readonly LineSymbol[] = ['1', '2', '3', '4', 'A', 'K', 'Q', 'J'];

/** Everything that the paytable says, taken from the rules themselves. Pays are multiples of one line's coin. */
export const guide = {
  coinsPerStake: COINS_PER_STAKE,
  rtp: Number(rtp.numerator) / Number(rtp.denominator),
  /** Standard deviation of a round in stakes and the index at 90 % (1.645 of it), as the rules' README derives them. */
  deviation: 3.206224,
  volatilityIndex: 5.2742,
  hitFrequency: 15_635_838 / 33_554_432,
  featureFrequency: 93_825 / 8_388_608,
  pays: order.map((symbol) => ({ symbol, pays: linePays[symbol] })),
  scatterPays,
  lines,
  freeSpins: FREE_SPINS_PER_TRIGGER,
  freeSpinScatters: FREE_SPINS_SCATTERS_MIN,
  multiplier: FREE_SPIN_MULTIPLIER,
  symbolPicture,
};
