/** What the frame of the captcha tells: that it can be used, how high it wants to be, and what came of it. */
export type CaptchaMessage =
  | { kind: 'ready' | 'expired' | 'failed' }
  | { kind: 'height'; height: number }
  | { kind: 'solved'; token: string };

const heightMost = 640;

/** Reads a message of the frame; null for anything else that a window may have posted. */
export function readCaptchaMessage(data: unknown): CaptchaMessage | null {
  if (typeof data !== 'object' || data === null || !('of' in data) || data.of !== 'captcha') return null;
  const { kind, height, token } = data as { kind?: unknown; height?: unknown; token?: unknown };
  if (kind === 'ready' || kind === 'expired' || kind === 'failed') return { kind };
  if (kind === 'height' && typeof height === 'number' && height > 0) {
    return { kind, height: Math.min(height, heightMost) };
  }
  return kind === 'solved' && typeof token === 'string' && token !== '' ? { kind, token } : null;
}
