/** Whether money can go there already; until then the account rests, so that a thief gains nothing by adding one. */
export function isUsable(usableFrom: string, now: number): boolean {
  return Date.parse(usableFrom) <= now;
}
