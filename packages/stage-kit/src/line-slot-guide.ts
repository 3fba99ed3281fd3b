import type { Language } from '@ikka/contract';
/** A picture as a cut of an atlas, for pages that draw it with CSS. */
export interface AtlasCut {
  readonly url: string;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Everything that the paytable of a slot with lines says, taken from the game's own rules. Pays are coins. */
export interface LineSlotGuide {
  readonly kind: 'line-slot';
  /** The bundle of texts that names its symbols and rules. */
  readonly texts: 'karakoram';
  readonly coinsPerStake: number;
  /** Rates between 0 and 1. */
  readonly rtp: number;
  readonly hitFrequency: number;
  readonly featureFrequency: number;
  /** 1.645 times the standard deviation of a round, in stakes. */
  readonly volatilityIndex: number;
  readonly pays: readonly {
    readonly symbol: string;
    readonly pays: { readonly 3: number; readonly 4: number; readonly 5: number };
  }[];
  readonly wild: string;
  readonly scatter: string;
  /** Times the whole stake. */
  readonly scatterPays: { readonly 3: number; readonly 4: number; readonly 5: number };
  readonly lines: readonly (readonly number[])[];
  readonly freeSpins: number;
  readonly multiplier: number;
  readonly picture: (symbol: string, language: Language) => AtlasCut;
}
