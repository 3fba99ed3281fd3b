/**
 * The form of an account name that is unique and looked up: compatibility characters folded (full-width letters
 * are the plain ones) and without case. Two names with one key are one name.
 */
export function accountNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
