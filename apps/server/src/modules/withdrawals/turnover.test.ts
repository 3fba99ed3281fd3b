import { describe, expect, it } from 'vitest';
import { countTurnover, leftOfDeposits } from './turnover.ts';

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
    expect(countTurnover(deposits, 0n)).toEqual({ required, played, missing });
  });

  it.each([
    ['nothing was deposited', [], 700n, 0n, 0n, 0n],
    ['all of it is in play', [deposit(500n, 500n)], 500n, 500n, 0n, 500n],
    ['a part of it is', [deposit(500n, 600n)], 200n, 500n, 400n, 100n],
    ['enough is settled', [deposit(500n, 900n)], 400n, 500n, 500n, 0n],
    ['more is in play than was staked since', [deposit(500n, 300n)], 400n, 500n, 0n, 500n],
    ['a stake of before came back since', [deposit(500n, -100n)], 0n, 500n, 0n, 500n],
  ])('[D7] what is not settled does not count: %s', (_name, deposits, inPlay, required, played, missing) => {
    expect(countTurnover(deposits, inPlay)).toEqual({ required, played, missing });
  });
});

describe('deposits of which money went out unstaked', () => {
  const at = (minute: number, amount: bigint) => ({ amount, at: new Date(minute * 60_000) });
  it.each([
    ['nothing', [], [500n, 300n]],
    ['a part of the first', [at(5, 200n)], [300n, 300n]],
    ['the first and a part of the second', [at(15, 600n)], [0n, 200n]],
    ['more than there was by then', [at(5, 900n)], [0n, 300n]],
    ['at the moment of the second', [at(10, 800n)], [0n, 0n]],
    ['bit by bit', [at(2, 100n), at(20, 500n)], [0n, 200n]],
  ])('[D7] %s', (_name, taken, left) => {
    expect(leftOfDeposits([at(0, 500n), at(10, 300n)], taken)).toEqual(left);
  });
});
