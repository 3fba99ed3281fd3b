const minuteMs = 60_000;

/** How many codes may be asked for in a window, and what is waited for after each and after the last. */
export interface CodeRule {
  readonly requestsMax: number;
  readonly windowMs: number;
  /** After every request; 0 for no pause. */
  readonly pauseMs: number;
  /** After the last one of a window. */
  readonly waitMs: number;
}

export interface CodeRules {
  /** One mobile number or mailbox, whatever the code is for: it belongs to a person whom we must not pester. */
  readonly contact: CodeRule;
  /** One address: many homes share one behind a carrier, so it has many, and a short memory. */
  readonly address: CodeRule;
}

/** The rules for the site's settings. */
export function codeRules(countdownMinutes: number, tooManyMinutes: number): CodeRules {
  const waitMs = tooManyMinutes * minuteMs;
  return {
    contact: { requestsMax: 5, windowMs: 60 * minuteMs, pauseMs: countdownMinutes * minuteMs, waitMs },
    address: { requestsMax: 40, windowMs: waitMs, pauseMs: 0, waitMs },
  };
}

/** What was counted: `lastAt` is when the window began. */
export interface CodeRequests {
  readonly attempts: number;
  readonly lastAt: Date;
  readonly lockedUntil: Date | null;
}

/** Counts one more request, which the rule allows now. */
export function countRequest(known: CodeRequests | null, rule: CodeRule, now: Date): CodeRequests {
  const isWithin = known !== null && now.getTime() - known.lastAt.getTime() < rule.windowMs;
  const attempts = isWithin ? known.attempts + 1 : 1;
  const pauseMs = attempts >= rule.requestsMax ? Math.max(rule.waitMs, rule.pauseMs) : rule.pauseMs;
  return {
    attempts,
    lastAt: isWithin ? known.lastAt : now,
    lockedUntil: pauseMs === 0 ? null : new Date(now.getTime() + pauseMs),
  };
}
