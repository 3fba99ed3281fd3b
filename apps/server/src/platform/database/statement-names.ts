/** Texts that a connection remembers at most. */
const textsMost = 500;
/** Of these as many get a name: PostgreSQL keeps some ten kilobytes for each. */
const namesMost = 250;

/**
 * Names the statements of one connection, each from the second time that it is sent; undefined means that it goes without a name. A
 * server sends the same texts again and again, and PostgreSQL takes longer to parse and plan a small statement than to run it. Of a
 * named one it keeps the result, and decides by itself, after it has planned a few times, whether one plan suits all values.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | null>();
  let named = 0;
  return (text) => {
    const known = names.get(text);
    if (typeof known === 'string') return known;
    if (known === undefined) {
      if (names.size >= textsMost) forgetUnnamed(names);
      names.set(text, null);
      return undefined;
    }
    if (named >= namesMost) return undefined;
    named += 1;
    const name = `known_${named}`;
    names.set(text, name);
    return name;
  };
}

function forgetUnnamed(names: Map<string, string | null>): void {
  for (const [text, name] of names) if (name === null) names.delete(text);
}
