/** What the page tells the page around it. */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed' | 'deposit' | 'leave' }
  /** How long the session lasts and what came of it, told when the stage has come to rest. `net` is a signed decimal. */
  | {
      readonly type: 'position';
      readonly net: string;
      readonly currency: string;
      readonly currencySymbol: string;
      readonly elapsedMs: number;
    }
  | { readonly type: 'session-ended'; readonly code: string };

export const isFramed = (): boolean => globalThis.parent !== globalThis.self;

/** Tells the page around the frame, and only one of our own origin. */
export function tellParent(message: FrameMessage): void {
  if (isFramed()) globalThis.parent.postMessage({ source: 'ikka.play', ...message }, location.origin);
}

/** To the page around the game, or to the lobby where there is none. */
export function leaveGame(): void {
  if (isFramed()) tellParent({ type: 'leave' });
  else location.assign('/index');
}
