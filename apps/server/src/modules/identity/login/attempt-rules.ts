const minuteMs = 60_000;

/** How many attempts in a row a name or an address has, and how long it waits after them. */
export interface AttemptRule {
  /** The attempt that is the last one before the lock. */
  readonly attemptsMax: number;
  /** So many attempts in a row, and the next one needs the code in a picture. */
  readonly captchaAfter: number;
  /** The first lock; each further failure doubles it. 0 where nothing is locked. */
  readonly lockMs: number;
  readonly lockMaxMs: number;
  /** How long the first attempt that is one too many is held before it is looked at; each further one doubles it. */
  readonly slowMs: number;
  /** Quiet for so long, everything is forgotten. */
  readonly forgetMs: number;
}

/** What one failure counts against. */
export interface AttemptRules {
  /** One name from one address: guessing a password is slow at once. */
  readonly nameFromAddress: AttemptRule;
  /** One name from anywhere: held back and never locked, for whoever knows a name could lock its owner out. */
  readonly name: AttemptRule;
  /** One address with any names: more still, for many homes share one behind a carrier. */
  readonly address: AttemptRule;
}

const nameFactor = 6;
const slowMs = 250;
const slowMaxMs = 4_000;
const addressFactor = 10;

/**
 * The rules for the site's settings: failures in a row before a lock, the first lock, and failures in a row before a
 * picture. Locks end by themselves, and hold for an address alone: a name makes its attempts slow.
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
    slowMs: 0,
    forgetMs: forgetMinutes * minuteMs,
  });
  return {
    nameFromAddress: rule(1, 60),
    name: { ...rule(nameFactor, 60), lockMs: 0, slowMs },
    address: rule(addressFactor, 15),
  };
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

/** Milliseconds for which the attempt that was just counted is held before it is looked at. */
export function slowedForMs(counted: Attempts, rule: AttemptRule): number {
  const doublings = Math.min(counted.attempts - rule.attemptsMax - 1, 20);
  return doublings < 0 ? 0 : Math.min(rule.slowMs * 2 ** doublings, slowMaxMs);
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
    doublings < 0 || rule.lockMs === 0
      ? 0
      : Math.min(rule.lockMs * 2 ** doublings, Math.max(rule.lockMs, rule.lockMaxMs));
  return { attempts, lastAt: now, lockedUntil: lockMs === 0 ? null : new Date(now.getTime() + lockMs) };
}
