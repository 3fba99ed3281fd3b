/** A picture as the house keeps it: drawn anew from its pixels, so that nothing but pixels came along. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
}

/** What is to be made of a picture. */
export type Drawing =
  /** Squares of these sides around its middle. */
  | { readonly kind: 'squares'; readonly sides: readonly number[] }
  /** The whole of it, no side longer than this. */
  | { readonly kind: 'paper'; readonly sideMax: number }
  /** The whole of it once for each of these widths that it has, or in its own where it has none, in two formats. */
  | { readonly kind: 'widths'; readonly widths: readonly number[] };
