import type { SpritesheetData } from 'pixi.js';
import type { Hall, HallId } from '../rules/index.ts';
import deep from './assets/deep.json' with { type: 'json' };
import deepUrl from './assets/deep.webp';
import indus from './assets/indus.json' with { type: 'json' };
import indusUrl from './assets/indus.webp';

/** The pictures of a hall's fish: the page loads those of the hall that it shows. */
export interface HallAtlas {
  readonly url: string;
  readonly sheet: SpritesheetData;
  /** Kinds whose picture fills only the middle of its cell. */
  readonly round: ReadonlySet<string>;
}

const atlases: Readonly<Record<HallId, HallAtlas>> = {
  indus: { url: indusUrl, sheet: indus as SpritesheetData, round: new Set(indus.meta.round) },
  deep: { url: deepUrl, sheet: deep as SpritesheetData, round: new Set(deep.meta.round) },
};

export const atlasOf = ({ id }: Hall): HallAtlas => atlases[id];
