import type { ShapeCode } from './boards/shapes.ts';
import type { FamilyCode } from './games/family.ts';
import type { Game } from './games/game.ts';
import type { Play } from './plays/play.ts';
import type { SelectionRefusal } from './selections/read-selection.ts';

// Keys of the texts in `lottery.json`; who shows them brings the language.

/** A text with the values that stand in it. */
export interface Words {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a play is called, how it wins, or an example of that. */
export const playWords = ({ text, size = 0 }: Play, part: 'name' | 'how' | 'example'): Words => ({
  key: `lottery:plays.${text}.${part}`,
  values: { size },
});

/** For a play on some of the five digits, which they are; null for all other plays. */
export function windowKey({ shape, code }: Play): string | null {
  const window = /^([2-5]X[QZH]?)\./.exec(code)?.[1];
  return shape === 'ssc' && window !== undefined ? `lottery:windows.${window}` : null;
}

/** The name of a result that is selected by its name, such as BIG. */
export const resultKey = (name: string): string => `lottery:results.${name}`;

/** Why a selection is none; `symbol` is what was not understood. */
export const selectionWords = (refusal: SelectionRefusal, symbol = ''): Words => ({
  key: `lottery:selection.${refusal}`,
  values: { symbol },
});

/** Who draws, where provinces take turns or have draws of their own. */
export const provinceKey = (province: string): string => `lottery:provinces.${province}`;

/** What the lotteries of a family are called together. */
export const familyKey = (family: FamilyCode): string => `lottery:families.${family}`;

/** What a game is called. Of a province, its own name must be put in the place of `province`. */
export function gameWords(game: Pick<Game, 'code' | 'shape' | 'schedule'>): Words {
  const { code, shape, schedule } = game;
  if (schedule.kind === 'paced') return { key: houseKey(shape), values: { minutes: schedule.minutes } };
  const [, region, province] = /^(XSM[TN])_(\w+)$/.exec(code) ?? [];
  return region === undefined || province === undefined
    ? { key: `lottery:games.${code}`, values: {} }
    : { key: `lottery:games.${region}`, values: { province: provinceKey(province) } };
}

const houseKey = (shape: ShapeCode): string => `lottery:house.${shape}`;
