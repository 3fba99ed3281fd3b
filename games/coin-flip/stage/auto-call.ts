import type { CoinFlipChoice, CoinFlipOutcome, Face } from '../rules/index.ts';

/** Ways to call without looking on. None is better than another. */
export const autoWays = ['heads', 'tails', 'inTurn', 'again'] as const;
export type AutoWay = (typeof autoWays)[number];

/** After how many right calls autoplay can be asked to cash out. */
export const autoCounts: readonly number[] = [1, 2, 3, 5, 10];

/** A way by its name. Throws on one that is none: names come from `autoWays` alone. */
export function readWay(name: string): AutoWay {
  const way = autoWays.find((one) => one === name);
  if (way === undefined) throw new TypeError(`no way to call: ${name}`);
  return way;
}

/** What is called next by a way, or null once so many calls were right. Each way begins with heads, but that of tails alone. */
export function nextCall(
  { calls }: CoinFlipChoice,
  { faces }: CoinFlipOutcome,
  { way, count }: { readonly way: AutoWay; readonly count: number },
): Face | null {
  if (calls.length >= count) return null;
  if (way === 'inTurn') return calls.length % 2 === 0 ? 'heads' : 'tails';
  return way === 'again' ? (faces.at(-1) ?? 'heads') : way;
}
