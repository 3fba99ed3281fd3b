import type { AtlasCut, Language, LineSlotGuide } from '@ikka/stage-kit';
import {
  COINS_PER_STAKE,
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_PER_TRIGGER,
  type LineSymbol,
  linePays,
  lines,
  rtp,
  scatterPays,
} from '../rules/index.ts';
import atlas from './assets/symbols.json' with { type: 'json' };

function picture(symbol: string, language: Language): AtlasCut {
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

/** The paytable, from the rules themselves; the figures are those that the rules' tests derive [K12]. */
export const guide: LineSlotGuide = {
  kind: 'line-slot',
  texts: 'karakoram',
  coinsPerStake: COINS_PER_STAKE,
  rtp: Number(rtp.numerator) / Number(rtp.denominator),
  hitFrequency: 15_635_838 / 33_554_432,
  featureFrequency: 93_825 / 8_388_608,
  volatilityIndex: 5.2742,
  pays: order.map((symbol) => ({ symbol, pays: linePays[symbol] })),
  wild: 'W',
  scatter: 'S',
  scatterPays,
  lines,
  freeSpins: FREE_SPINS_PER_TRIGGER,
  multiplier: FREE_SPIN_MULTIPLIER,
  picture,
};
