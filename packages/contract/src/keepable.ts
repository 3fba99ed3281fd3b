const levelsMax = 8;

/**
 * Whether this came as JSON that can be kept and walked: no deeper than eight levels, no NUL and no half of a character in a text
 * or a name, no number that JSON has no word for. Without recursion: what is sent may be nested as deep as it is long.
 */
export function isKeepable(sent: unknown): boolean {
  const open: { readonly value: unknown; readonly level: number }[] = [{ value: sent, level: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level } = next;
    if (typeof value === 'string' && !isKeepableText(value)) return false;
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (level === levelsMax) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (!isKeepableText(key)) return false;
      open.push({ value: inner, level: level + 1 });
    }
  }
  return true;
}

const isKeepableText = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
