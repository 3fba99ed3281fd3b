import { cutAtlas, type Language, loadTextures } from '@ikka/stage-kit';
import type { Texture } from 'pixi.js';
import atlas from './assets/symbols.json' with { type: 'json' };
import { letters } from './letters.ts';

const at = (name: string, url: URL): [string, string] => [name, url.href];

/** The pictures that one language needs, by name. */
function addresses(language: Language) {
  return Object.fromEntries([
    at('symbols', new URL('./assets/symbols.webp', import.meta.url)),
    at('dusk', new URL('./assets/range-dusk.webp', import.meta.url)),
    at('night', new URL('./assets/range-night.webp', import.meta.url)),
    at('wideBack', new URL('./assets/frame-wide-back.webp', import.meta.url)),
    at('wideFront', new URL('./assets/frame-wide-front.webp', import.meta.url)),
    at('tallBack', new URL('./assets/frame-tall-back.webp', import.meta.url)),
    at('tallFront', new URL('./assets/frame-tall-front.webp', import.meta.url)),
    at('sign', letters[language].sign),
  ]) as Record<PictureName, string>;
}

type PictureName =
  | 'symbols'
  | 'dusk'
  | 'night'
  | 'wideBack'
  | 'wideFront'
  | 'tallBack'
  | 'tallFront'
  | 'sign';

/** Everything that the stage draws with. */
export interface Art {
  readonly picture: (name: PictureName) => Texture;
  /** A light or particle of the atlas. */
  readonly light: (name: 'glow' | 'ring' | 'flake' | 'spark' | 'coin' | 'rays' | 'curtain') => Texture;
  /** A symbol of the strips, still or streaked by motion. */
  readonly symbol: (symbol: string, moving: boolean) => Texture;
}

export async function loadArt(language: Language, onProgress: (done: number) => void): Promise<Art> {
  const [pictures] = await Promise.all([loadTextures(addresses(language), onProgress), loadFaces(language)]);
  const frame = await cutAtlas(pictures.symbols, atlas);
  return {
    picture: (name) => pictures[name],
    light: frame,
    symbol: (symbol, moving) =>
      frame(`${symbol === 'W' ? `W-${language}` : symbol}${moving ? '-moving' : ''}`),
  };
}

/** Canvas text is drawn once: its face must be there before. A face that fails is replaced by the next of the list. */
async function loadFaces(language: Language): Promise<void> {
  const wanted = ['700 40px "Fraunces Variable"', '600 20px "Inter Variable"', ...letters[language].faces];
  await Promise.all(wanted.map((font) => document.fonts.load(font, 'Aقراقرم').catch(() => [])));
}
