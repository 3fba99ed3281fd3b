import type { Acknowledged } from './players.ts';

/** An order about money that was acknowledged: what it is known by, and how much, in smallest units. */
export interface Promised {
  readonly id: string;
  readonly amount: bigint;
}

/** What members and the operator were told. Everybody insists on an answer, so that whatever is not here was refused. */
export interface Promises {
  readonly deposits: Promised[];
  /** Deposits whose payer confirmed them at the provider. */
  readonly confirmed: Set<string>;
  readonly withdrawals: Promised[];
  readonly transfers: Promised[];
  readonly claims: Promised[];
  readonly rounds: Acknowledged[];
  /** Steps of withdrawals that were told: `<withdrawal> <step>`. */
  readonly steps: Set<string>;
  /** Keys that were sent again after their answer, and answered otherwise. */
  readonly contradicted: string[];
  /** Requests that failed in a way that leaves open what happened. */
  unknown: number;
}

export const noPromises = (): Promises => ({
  deposits: [],
  confirmed: new Set(),
  withdrawals: [],
  transfers: [],
  claims: [],
  rounds: [],
  steps: new Set(),
  contradicted: [],
  unknown: 0,
});

/** How many orders were acknowledged. */
export const countOf = ({ deposits, withdrawals, transfers, claims, rounds, steps }: Promises): number =>
  [deposits, withdrawals, transfers, claims, rounds].reduce((sum, { length }) => sum + length, 0) +
  steps.size;

/** Smallest units of an amount of two digits. */
export const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
