/** So many texts of a connection are remembered, and so many of them planned once: PostgreSQL keeps some ten kilobytes of each. */
const textsMost = 500;
const namesMost = 250;

/**
 * Finds the name under which a connection keeps what PostgreSQL made of a statement; undefined where it is asked for the first time.
 * Most of what a server asks it asks in the same words again and again, and PostgreSQL takes longer to plan a small statement than
 * to run it. It weighs by itself whether one plan suits all values, after it has planned a few.
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
