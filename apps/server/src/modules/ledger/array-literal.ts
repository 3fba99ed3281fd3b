/**
 * PostgreSQL's text form of an array whose items need no quotes: numbers, UUIDs, instants. `pg` would quote and search
 * each of them, for every row of every batch.
 */
export function arrayLiteral(items: readonly (string | number | bigint)[]): string {
  return `{${items.join(',')}}`;
}

/** PostgreSQL's text form of an array of any texts. */
export function textArrayLiteral(items: readonly string[]): string {
  return items.length === 0 ? '{}' : `{"${items.map(escaped).join('","')}"}`;
}

const escaped = (text: string): string => (/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text);
