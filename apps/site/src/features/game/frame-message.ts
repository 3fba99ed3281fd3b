/** What the page of an in-house game says to the page around it. */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed' | 'deposit' }
  | { readonly type: 'session-ended'; readonly code: string };

/** Reads a message of a frame; whatever is not one of ours is nothing. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, code } = data as Record<string, unknown>;
  if (source !== 'ikka.play') return null;
  if (type === 'ready' || type === 'balance-changed' || type === 'deposit') return { type };
  return type === 'session-ended' && typeof code === 'string' ? { type, code } : null;
}
