/** The token of the mailed link that opened the page. Held by the page alone: not in its address, nor in any storage. */
let kept = '';

/** Keeps the token of a fragment like `#token=…`; false where there is none. */
export function keepResetToken(fragment: string): boolean {
  const token = readResetToken(fragment);
  if (token !== '') kept = token;
  return token !== '';
}

export const keptResetToken = (): string => kept;

export function forgetResetToken(): void {
  kept = '';
}

export function readResetToken(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';
}
