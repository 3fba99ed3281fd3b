import { describe, expect, it } from 'vitest';
import { countTurnover } from './turnover.ts';

const deposit = (required: bigint, staked: bigint) => ({ required, staked });

describe('the turnover that deposits ask for', () => {
  it.each([
    ['no deposit', [], 0n, 0n, 0n],
    ['nothing staked', [deposit(500n, 0n)], 500n, 0n, 500n],
    ['half staked', [deposit(500n, 250n)], 500n, 250n, 250n],
    ['all staked', [deposit(500n, 500n)], 500n, 500n, 0n],
    ['more than all staked', [deposit(500n, 9_000n)], 500n, 500n, 0n],
    ['a second deposit on top', [deposit(500n, 100n), deposit(300n, 50n)], 800n, 150n, 650n],
    ['a second deposit after the first was staked', [deposit(500n, 800n), deposit(300n, 0n)], 300n, 0n, 300n],
    ['stakes later than both', [deposit(500n, 0n), deposit(300n, 800n)], 800n, 800n, 0n],
  ])('[D7] %s', (_name, deposits, required, played, missing) => {
    expect(countTurnover(deposits)).toEqual({ required, played, missing });
  });
});
