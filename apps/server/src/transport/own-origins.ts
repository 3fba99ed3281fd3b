/** What a browser tells of the page that asks. */
export interface AskedBy {
  readonly origin: string | undefined;
  /** The host that was asked. */
  readonly host: string | undefined;
}

/**
 * Whether a page of ours asks: one that came from the host that it asks, or from one of `configured`. Browsers name the page's
 * origin wherever it could be another's, and no page can hide or change it; whatever names none is no page, and has nobody's
 * log-in at hand.
 */
export function isOwnOrigin({ origin, host }: AskedBy, configured: readonly string[]): boolean {
  if (origin === undefined) return true;
  const asking = URL.canParse(origin) ? new URL(origin) : null;
  if (asking === null || !/^https?:$/.test(asking.protocol)) return false;
  const addressed = `${asking.protocol}//${host}`;
  if (host !== undefined && URL.canParse(addressed) && new URL(addressed).host === asking.host) return true;
  return configured.some((address) => URL.canParse(address) && new URL(address).origin === asking.origin);
}
