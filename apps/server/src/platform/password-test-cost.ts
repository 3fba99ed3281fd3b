/**
 * What a password's hash costs in tests that are about something else: a thousandth of the processor's time. That the
 * product's own cost is OWASP's, the suites of `identity/passwords` and of `office` prove.
 */
export const passwordTestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
