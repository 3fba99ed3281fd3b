const minuteMs = 60_000;

/** How many attempts in a row a name or an address has, and how long it waits after them. */
export interface AttemptRule {
  /** The attempt that is the last one before the lock. */
  readonly attemptsMax: number;
  /** So many attempts in a row, and the next one needs the code in a picture. */
  readonly captchaAfter: number;
  /** The first lock; each further failure doubles it. */
  readonly lockMs: number;
  readonly lockMaxMs: number;
  /** Quiet for so long, everything is forgotten. */
  readonly forgetMs: number;
}

/** What one failure counts against. */
export interface AttemptRules {
  /** One name from one address: guessing a password is slow at once. */
  readonly nameFromAddress: AttemptRule;
  /** One name from anywhere: more, so that a stranger cannot easily lock a member out. */
  readonly name: AttemptRule;
  /** One address with any names: more still, for many homes share one behind a carrier. */
  readonly address: AttemptRule;
}

const nameFactor = 6;
const addressFactor = 10;

/**
 * The rules for the site's settings: failures in a row before a lock, the first lock, and failures in a row before a
 * picture. Locks end by themselves.
 */
export function attemptRules(
  failuresMax: number,
  lockSeconds: number,
  captchaAfter = Number.POSITIVE_INFINITY,
): AttemptRules {
  const rule = (factor: number, forgetMinutes: number): AttemptRule => ({
    attemptsMax: failuresMax * factor,
    captchaAfter: captchaAfter * factor,
    lockMs: lockSeconds * 1_000,
    lockMaxMs: 60 * minuteMs,
    forgetMs: forgetMinutes * minuteMs,
  });
  return { nameFromAddress: rule(1, 60), name: rule(nameFactor, 60), address: rule(addressFactor, 15) };
}

export interface Attempts {
  readonly attempts: number;
  readonly lastAt: Date;
  readonly lockedUntil: Date | null;
}

/** Milliseconds until the next attempt is allowed; 0 when it is allowed now. */
export function lockedForMs(known: Attempts | null, now: Date): number {
  return Math.max(0, (known?.lockedUntil?.getTime() ?? 0) - now.getTime());
}

/** Whether an attempt after these needs the code in a picture. */
export function asksCaptcha(known: Attempts | null, rule: AttemptRule, now: Date): boolean {
  const isForgotten = known === null || now.getTime() - known.lastAt.getTime() >= rule.forgetMs;
  return (isForgotten ? 0 : known.attempts) >= rule.captchaAfter;
}

/**
 * Counts an attempt before its password is looked at, and takes it back when it was right: so a hundred guesses
 * sent at once are no more than the same guesses one by one.
 */
export function countAttempt(known: Attempts | null, rule: AttemptRule, now: Date): Attempts {
  const isForgotten = known === null || now.getTime() - known.lastAt.getTime() >= rule.forgetMs;
  const attempts = isForgotten ? 1 : known.attempts + 1;
  const doublings = Math.min(attempts - rule.attemptsMax, 20);
  const lockMs =
    doublings < 0 ? 0 : Math.min(rule.lockMs * 2 ** doublings, Math.max(rule.lockMs, rule.lockMaxMs));
  return { attempts, lastAt: now, lockedUntil: lockMs === 0 ? null : new Date(now.getTime() + lockMs) };
}
