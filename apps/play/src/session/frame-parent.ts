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

/** What the member can spend, as the page around the frame has heard it from the server. */
export interface ToldMoney {
  /** A decimal string. */
  readonly available: string;
  readonly currency: string;
  readonly isTrial: boolean;
}

/** What the page around the frame learns sooner than the frame: in what, and in how much, the member may play. */
export interface ParentHearer {
  /** What has changed, the server says. */
  onProtectionChanged(): void;
  onMoney(money: ToldMoney): void;
}

export function hearParent({ onProtectionChanged, onMoney }: ParentHearer): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (!isFramed() || source !== globalThis.parent || origin !== parentOrigin()) return;
    const { source: from, type, available, currency, isTrial } = (data ?? {}) as Record<string, unknown>;
    if (from !== 'ikka.site') return;
    if (type === 'protection-changed') onProtectionChanged();
    const isMoney =
      typeof available === 'string' && typeof currency === 'string' && typeof isTrial === 'boolean';
    if (type === 'money' && isMoney) onMoney({ available, currency, isTrial });
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** To the page around the game, or to the lobby where there is none. */
export function leaveGame(): void {
  if (isFramed()) tellParent({ type: 'leave' });
  else location.assign('/index');
}
