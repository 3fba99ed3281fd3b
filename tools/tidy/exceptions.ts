/** Where a rule is broken on purpose: [rule, path, why]. One that is no longer needed fails too. */
export const exceptions: readonly (readonly [rule: string, path: string, why: string])[] = [];
