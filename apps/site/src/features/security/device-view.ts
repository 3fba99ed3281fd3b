/** "Chrome · Android" out of what is known; `unknown` where nothing is. Both are names of products, in no language. */
export function systemOf({ browser, os }: { browser: string; os: string }, unknown: string): string {
  return [browser, os].filter((name) => name !== '').join(' · ') || unknown;
}

export function isPhone(os: string): boolean {
  return /android|ios|iphone|ipad/i.test(os);
}
