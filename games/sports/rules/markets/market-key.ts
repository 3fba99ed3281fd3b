/** A market of a match. */
export interface MarketRef {
  readonly type: string;
  readonly scope: string;
  readonly line: string | null;
}

/** The key of a market within its match: type, scope and line, as far as it has them. */
export const marketKey = ({ type, scope, line }: MarketRef): string =>
  `${type}${scope === '' ? '' : `@${scope}`}${line === null ? '' : `/${line}`}`;

/** Reads a key that `marketKey` wrote; null for any other text. */
export function readMarketKey(key: string): MarketRef | null {
  const parts = /^([a-z0-9_]{1,24})(?:@([a-z0-9.]{1,12}))?(?:\/(-?\d{1,3}(?:\.(?:25|5|75))?))?$/.exec(key);
  if (parts === null) return null;
  const [, type = '', scope = '', line] = parts;
  return { type, scope, line: line ?? null };
}

/** `m2.5`: the second map, from 0, and the fifth round of it; so of sets and their games. */
export function numbersIn(scope: string): readonly [part: number, number: number] {
  const [part = 1, number = 1] = scope.slice(1).split('.').map(Number);
  return [part - 1, number];
}
