/** Whether a text has the outer form of an e-mail address. Whether there is such a mailbox only a mail can tell. */
export function looksLikeEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.trim());
}
