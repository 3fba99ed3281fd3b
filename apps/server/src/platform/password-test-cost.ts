/**
 * What a password's hash costs in tests that are about something else: a thousandth of the processor's time. That the cost of
 * members' passwords is OWASP's is proved where identity is made as the product makes it ([I5], [I9], [I31], [I80]).
 */
export const passwordTestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
