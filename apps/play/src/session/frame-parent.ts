/** What the page tells the page around it. */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed' | 'deposit' }
  | { readonly type: 'session-ended'; readonly code: string };

export const isFramed = (): boolean => globalThis.parent !== globalThis.self;

/** Tells the page around the frame, and only one of our own origin. */
export function tellParent(message: FrameMessage): void {
  if (isFramed()) globalThis.parent.postMessage({ source: 'ikka.play', ...message }, location.origin);
}
