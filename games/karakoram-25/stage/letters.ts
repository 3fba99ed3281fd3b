import type { Language } from '@ikka/stage-kit';

/** How the stage writes a language. */
export interface Letters {
  /** The drawn sign over the frame. */
  readonly sign: URL;
  /** The face of gilded words, how it is sized beside the Latin one, and its weight. */
  readonly gilded: { readonly family: string; readonly scale: number; readonly weight: '700' | '900' };
  /** The face of small lines. */
  readonly plain: string;
  /** Faces that must be there before the stage draws, on top of those of the figures. */
  readonly faces: readonly string[];
  /** On which side of its words a figure stands. */
  readonly figureSide: 1 | -1;
}

/** The face of amounts in every language. */
export const figures = { family: 'Fraunces Variable, Georgia, serif', scale: 1, weight: '900' } as const;

export const letters: Readonly<Record<Language, Letters>> = {
  en: {
    sign: new URL('./assets/sign-en.webp', import.meta.url),
    gilded: figures,
    plain: 'Inter Variable, sans-serif',
    faces: [],
    figureSide: 1,
  },
  ur: {
    sign: new URL('./assets/sign-ur.webp', import.meta.url),
    gilded: { family: 'Noto Nastaliq Urdu, serif', scale: 0.8, weight: '700' },
    plain: 'Noto Sans Arabic Variable, Inter Variable, sans-serif',
    faces: ['700 40px "Noto Nastaliq Urdu"'],
    figureSide: -1,
  },
};
