/** What one hash costs: memory in KiB, passes over it, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's password storage cheat sheet, argon2id with m = 19 MiB, t = 2, p = 1. */
export const argon2Cost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `Algorithm.Argon2id` of the library, whose const enum type stripping cannot read. */
export const argon2id = 2;
