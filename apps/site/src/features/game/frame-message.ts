/** What came of the sitting so far: payouts less stakes, as a signed decimal. */
export interface GamePosition {
  readonly net: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly elapsedMs: number;
}

/** What the page of an in-house game says to the page around it. */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed' | 'deposit' | 'leave' }
  | ({ readonly type: 'position' } & GamePosition)
  | { readonly type: 'session-ended'; readonly code: string };

/** Reads a message of a frame; whatever is not one of ours is nothing. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, code } = data as Record<string, unknown>;
  if (source !== 'ikka.play') return null;
  if (type === 'ready' || type === 'balance-changed' || type === 'deposit' || type === 'leave')
    return { type };
  if (type === 'position') return readPosition(data as Record<string, unknown>);
  return type === 'session-ended' && typeof code === 'string' ? { type, code } : null;
}

function readPosition({
  net,
  currency,
  currencySymbol,
  elapsedMs,
}: Record<string, unknown>): FrameMessage | null {
  const isWhole =
    typeof net === 'string' &&
    /^-?\d{1,15}(\.\d{1,4})?$/.test(net) &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    typeof currencySymbol === 'string' &&
    currencySymbol.length <= 8 &&
    typeof elapsedMs === 'number' &&
    Number.isFinite(elapsedMs);
  return isWhole ? { type: 'position', net, currency, currencySymbol, elapsedMs } : null;
}
