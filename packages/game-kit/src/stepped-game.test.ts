import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { instantGame } from './instant-game.ts';
import { cashOutAction, isStepped, type OpenBet, steppedGame } from './stepped-game.ts';

type Tosses = { readonly calls: readonly boolean[] };

const readChoice = (value: unknown): Tosses | undefined => {
  const { calls } = (value ?? {}) as { calls?: unknown };
  return Array.isArray(calls) ? { calls } : undefined;
};
const rightCalls = ({ calls }: Tosses, tosses: readonly boolean[]) =>
  calls.every((call, at) => call === tosses[at]);
const rules = {
  code: 'tosses',
  version: '1',
  rtp: fraction(1n, 1n),
  coinsPerStake: 2n,
  readChoice,
  draw: (stream: { below(n: number): number }, { calls }: Tosses) => calls.map(() => stream.below(2) === 1),
  readOutcome: (value: unknown) => (Array.isArray(value) ? (value as boolean[]) : undefined),
  settle: ({ stake, choice }: { stake: bigint; choice: Tosses }, tosses: readonly boolean[]) =>
    rightCalls(choice, tosses) ? stake << BigInt(choice.calls.length) : 0n,
  present: () => null,
};
/** A coin is tossed as often as its player dares to call it; each right call doubles, three are the most. */
const game = steppedGame({
  ...rules,
  readOpening: (value) => (value === null ? { calls: [] } : undefined),
  readAction: (value) => (typeof value === 'boolean' ? value : undefined),
  act: ({ calls }, call) => (calls.length < 3 ? { calls: [...calls, call] } : null),
  isOver: (choice, tosses) => !rightCalls(choice, tosses) || choice.calls.length === 3,
  mayCashOut: ({ calls }) => calls.length > 0,
  leftBehind: ({ calls }) => (calls.length > 0 ? 'settle' : 'return'),
  show: (_choice, tosses) => tosses,
});
const seeds = {
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  clientSeed: 'x',
  nonce: 0,
};
const open = (): OpenBet => {
  const bet = game.steps.open(200n, null);
  if ('refused' in bet) throw new Error(bet.refused);
  return bet;
};
const then = (bet: OpenBet, action: unknown) => {
  const step = bet.act(action, seeds);
  if ('refused' in step) throw new Error(step.refused);
  return step;
};

describe('a game of several steps', () => {
  it('opens with its opening alone, at a stake of whole coins', () => {
    expect(game.steps.open(200n, { calls: [] })).toEqual({ refused: 'choice_malformed' });
    expect(game.steps.open(201n, null)).toEqual({ refused: 'stake_not_in_step' });
    expect(game.steps.open(0n, null)).toEqual({ refused: 'stake_not_in_step' });
    expect(open().choice).toEqual({ calls: [] });
  });

  it('grows by its steps, and what was drawn before stays', () => {
    const [first] = game.steps.resume(200n, { calls: [true] }).draw(seeds) as boolean[];
    const one = then(open(), first).bet;
    const two = then(one, true).bet;
    expect((two.draw(seeds) as boolean[])[0]).toBe(first);
    expect(one.show(one.draw(seeds))).toEqual([first]);
    expect(one.isOver(one.draw(seeds))).toBe(false);
    expect(one.settle(one.draw(seeds))).toBe(400n);
  });

  it('ends by cashing out where the rules allow it, and leaves the round as it is', () => {
    expect(open().act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
    const one = then(open(), true).bet;
    expect(then(one, cashOutAction)).toMatchObject({ ends: true, bet: { choice: { calls: [true] } } });
    expect(one.act({ ...cashOutAction, more: 1 }, seeds)).toEqual({ refused: 'action_malformed' });
  });

  it('refuses what is no action, or none of now', () => {
    expect(open().act('heads', seeds)).toEqual({ refused: 'action_malformed' });
    const three = game.steps.resume(200n, { calls: [true, true, true] });
    expect(three.act(true, seeds)).toEqual({ refused: 'action_not_allowed' });
    expect(three.isOver(three.draw(seeds))).toBe(true);
  });

  it('says what becomes of a round that is left', () => {
    expect(open().leftBehind()).toBe('return');
    expect(then(open(), true).bet.leftBehind()).toBe('settle');
  });

  it('is settled as it stands where its player left, unless the rules say with which choice', () => {
    const one = then(open(), true).bet;
    expect(one.leave(seeds).choice).toEqual(one.choice);
  });

  it('throws on what is not of this version', () => {
    expect(() => game.steps.resume(200n, {})).toThrow('not a choice of tosses 1');
    expect(() => open().isOver('x')).toThrow('not an outcome of tosses 1');
  });

  it('is known from a game of one step', () => {
    expect(isStepped(game)).toBe(true);
    expect(isStepped(instantGame(rules))).toBe(false);
  });
});

describe('a game whose steps stake further', () => {
  /** Every call is a stake of 100 of its own; a call that is not allowed would lower it. */
  const raising = steppedGame({
    ...rules,
    coinsPerStake: 1n,
    readOpening: (value) => (value === null ? { calls: [] } : undefined),
    readAction: (value) => (typeof value === 'boolean' ? value : undefined),
    act: ({ calls }, call) => ({ calls: call ? [...calls, call] : calls.slice(1) }),
    isOver: () => false,
    mayCashOut: () => false,
    leftBehind: () => 'settle',
    leave: ({ calls }, outcomeOf) => ({ calls: [...calls, ...outcomeOf({ calls: [true] })].slice(0, 1) }),
    staked: ({ calls }) => 100n * BigInt(calls.length + 1),
    show: () => null,
  });
  const opened = () => {
    const bet = raising.steps.open(100n, null);
    if ('refused' in bet) throw new Error(bet.refused);
    return bet;
  };

  it('is opened and read with what its choice has staked alone', () => {
    expect(raising.steps.open(200n, null)).toEqual({ refused: 'choice_malformed' });
    expect(raising.readBet(100n, { calls: [true] })).toEqual({ refused: 'choice_malformed' });
    expect(raising.readBet(200n, { calls: [true] })).toMatchObject({ stake: 200n });
    expect(() => raising.steps.resume(100n, { calls: [true] })).toThrow('not a round of tosses 1');
  });

  it('stakes the difference with the step, and never lowers it', () => {
    const one = then(opened(), true).bet;
    expect(one.stake).toBe(200n);
    expect(then(one, true).bet.stake).toBe(300n);
    expect(() => one.act(false, seeds)).toThrow('a step of tosses 1 lowers its stake');
  });

  it('is left with the choice of its rules, at the stake that was staked', () => {
    const one = then(opened(), true).bet;
    expect(one.leave(seeds)).toMatchObject({ stake: 200n, choice: { calls: [true] } });
  });
});
