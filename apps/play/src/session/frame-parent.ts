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

/**
 * The origin of the page around the frame: our own, unless games open elsewhere than the site. Who may stand there is for the
 * server to say (`frame-ancestors`).
 */
const parentOrigin = (): string =>
  document.referrer === '' ? location.origin : new URL(document.referrer).origin;

/** Tells the page around the frame. */
export function tellParent(message: FrameMessage): void {
  if (isFramed()) globalThis.parent.postMessage({ source: 'ikka.play', ...message }, parentOrigin());
}

/** Hears that the page around the frame has learned of a change in what the member may play; what it is the server says. */
export function hearParent(onProtectionChanged: () => void): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (!isFramed() || source !== globalThis.parent || origin !== parentOrigin()) return;
    const { source: from, type } = (data ?? {}) as Record<string, unknown>;
    if (from === 'ikka.site' && type === 'protection-changed') onProtectionChanged();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** To the page around the game, or to the lobby where there is none. */
export function leaveGame(): void {
  if (isFramed()) tellParent({ type: 'leave' });
  else location.assign('/index');
}
