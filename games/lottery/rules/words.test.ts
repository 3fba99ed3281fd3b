import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapeCodes } from './boards/shapes.ts';
import { games } from './games/index.ts';
import { playsByShape } from './plays/index.ts';
import type { Play } from './plays/play.ts';
import { gameWords, playWords, provinceKey, resultKey, selectionWords, windowKey } from './words.ts';

type Texts = { readonly [key: string]: string | Texts };
const everyPlay = shapeCodes.flatMap((shape): readonly Play[] => playsByShape[shape]);
const locales = join(import.meta.dirname, '..', '..', '..', 'packages', 'i18n', 'locales');

describe.each(['en', 'ur'])('the words of the lotteries in %s', (language) => {
  const texts = JSON.parse(readFileSync(join(locales, language, 'lottery.json'), 'utf8')) as Texts;
  /** The text of a key, its places filled; undefined where there is none. */
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string | undefined => {
    const found = key
      .replace(/^lottery:/, '')
      .split('.')
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') return undefined;
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };

  it('are there for every play, and unlike for plays that stand beside each other', () => {
    for (const shape of shapeCodes) {
      const named = playsByShape[shape].map((play: Play) => {
        const window = windowKey(play);
        const { key, values } = playWords(play, 'name');
        return `${window === null ? '' : say(window)} ${say(key, values)}`;
      });
      expect(named.filter((name) => /undefined/.test(name))).toEqual([]);
      expect(new Set(named).size, named.join(', ')).toBe(named.length);
    }
    for (const play of everyPlay) {
      for (const part of ['how', 'example'] as const) {
        const { key, values } = playWords(play, part);
        expect(say(key, values), key).toMatch(/[.۔]$/);
      }
      const name = say(playWords(play, 'name').key, { size: '{{size}}' });
      if (name?.includes('{{size}}')) expect(play.size, play.code).toBeDefined();
    }
  });

  it('are there for every named result, every game, every host and every refusal', () => {
    const results = everyPlay.flatMap(({ grammar }) =>
      grammar.parts.flatMap(({ alphabet }) => (alphabet.kind === 'names' ? alphabet.names : [])),
    );
    const hosts = games.flatMap(({ schedule }) =>
      schedule.kind === 'dayed' ? Object.values(schedule.weekdays ?? {}).flatMap((host) => host ?? []) : [],
    );
    const refusals = [
      'unreadable',
      'unknown_symbol',
      'too_few',
      'too_many',
      'wrong_size',
      'in_two_parts',
      'makes_no_unit',
    ] as const;
    const asked = [
      ...results.map(resultKey),
      ...hosts.map(provinceKey),
      ...games.map((game) => gameWords(game).key),
      ...refusals.map((refusal) => selectionWords(refusal).key),
    ];
    expect(asked.filter((key) => say(key) === undefined)).toEqual([]);
    const named = games.map((game) => {
      const { key, values } = gameWords(game);
      const province = typeof values.province === 'string' ? say(values.province) : '';
      return say(key, { ...values, province: province ?? '' });
    });
    expect(new Set(named).size).toBe(games.length);
  });
});
