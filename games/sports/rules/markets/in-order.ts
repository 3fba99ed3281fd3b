import type { SportCode } from '../facts/fixture.ts';
import { readMarketKey } from './market-key.ts';
import { marketTypes } from './market-types.ts';

/** Markets in the order of a match's page, by their keys: by kind, then by part of the match, lines rising. Unknown ones stand last. */
export function inMarketOrder<Row>(
  sport: SportCode,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const kinds = marketTypes[sport].map(({ code }) => code);
  const placed = rows.map((row) => {
    const ref = readMarketKey(keyOf(row));
    const kind = ref === null ? -1 : kinds.indexOf(ref.type);
    return {
      row,
      kind: kind < 0 ? kinds.length : kind,
      scope: ref?.scope ?? '',
      line: Number(ref?.line ?? 0),
    };
  });
  return placed
    .toSorted(
      (a, b) => a.kind - b.kind || a.scope.localeCompare(b.scope, 'en', { numeric: true }) || a.line - b.line,
    )
    .map(({ row }) => row);
}
