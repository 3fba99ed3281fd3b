/** One place in a value that an act touched. `path` is dotted; a missing side is undefined. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two stored values, place by place; what stayed the same is left out. */
export function differences(before: unknown, after: unknown): Change[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

/** Objects are entered, lists are compared whole: a list's order has a meaning of its own. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (value === undefined || value === null) return path === '' ? leaves : leaves.set(path, 'null');
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) {
      leavesOf(inner, path === '' ? name : `${path}.${name}`, leaves);
    }
    return leaves;
  }
  return leaves.set(path, typeof value === 'string' ? value : JSON.stringify(value));
}
