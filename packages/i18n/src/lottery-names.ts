import en from '../locales/en/lottery.json' with { type: 'json' };
import ur from '../locales/ur/lottery.json' with { type: 'json' };
import { fillPlaces } from './message-words.ts';

/** The part of a text's key after `lottery:`, and what its places are filled with; a value may be such a key itself. */
interface Named {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a lottery is called in both languages, from its words. Throws where the bundles do not know one. */
export function lotteryName({ key, values }: Named): { readonly EN: string; readonly UR: string } {
  const named = (bundle: unknown) =>
    fillPlaces(
      textOf(bundle, key),
      Object.fromEntries(
        Object.entries(values).map(([place, value]) => {
          const text = String(value);
          return [place, text.startsWith('lottery:') ? textOf(bundle, text) : text];
        }),
      ),
    );
  return { EN: named(en), UR: named(ur) };
}

function textOf(bundle: unknown, key: string): string {
  const found = key
    .replace('lottery:', '')
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined,
      bundle,
    );
  if (typeof found !== 'string') throw new Error(`no bundle names ${key}`);
  return found;
}
