import { describe, expect, it } from 'vitest';
import { type AutoplayPlan, type AutoplayTurn, afterRound, beginAutoplay } from './autoplay.ts';

const stake = 100n;
const plan = (change: Partial<AutoplayPlan> = {}): AutoplayPlan => ({
  rounds: 10,
  lossLimit: 100_000n,
  singleWinLimit: null,
  ...change,
});

/** Plays payouts one after the other; answers how autoplay ended and after how many rounds. */
function playOut(wish: AutoplayPlan, payouts: readonly bigint[]): { rounds: number; turn: AutoplayTurn } {
  let turn = beginAutoplay(wish, stake);
  let rounds = 0;
  for (const payout of payouts) {
    if (!turn.goesOn) break;
    turn = afterRound(turn.autoplay, { stake, payout });
    rounds++;
  }
  return { rounds, turn };
}

describe('the stake of autoplay', () => {
  const growing = (growth: NonNullable<AutoplayPlan['growth']>, most: bigint, payouts: readonly bigint[]) => {
    let turn = beginAutoplay(plan({ growth }), stake, most);
    const stakes: bigint[] = [];
    for (const payout of payouts) {
      if (!turn.goesOn) break;
      stakes.push(turn.autoplay.stake);
      turn = afterRound(turn.autoplay, { stake: turn.autoplay.stake, payout });
    }
    return stakes;
  };
  it.each<[string, NonNullable<AutoplayPlan['growth']>, bigint, bigint[], bigint[]]>([
    ['stays', { win: null, loss: null }, 900n, [0n, 500n, 0n], [100n, 100n, 100n]],
    [
      'doubles after losses and begins anew',
      { win: null, loss: 100 },
      900n,
      [0n, 0n, 900n, 0n],
      [100n, 200n, 400n, 100n],
    ],
    ['grows after wins alone', { win: 50, loss: null }, 900n, [200n, 200n, 0n, 0n], [100n, 150n, 225n, 100n]],
    ['is rounded down', { win: null, loss: 33 }, 900n, [0n, 0n, 0n], [100n, 133n, 176n]],
    ['is never made smaller', { win: null, loss: 300 }, 900n, [0n, 0n, 0n], [100n, 400n]],
  ])('%s', (_what, growth, most, payouts, stakes) => {
    expect(growing(growth, most, payouts)).toEqual(stakes);
  });

  it('ends autoplay where it would grow above the greatest stake, and says so', () => {
    const turn = beginAutoplay(plan({ growth: { win: null, loss: 100 } }), stake, 150n);
    if (!turn.goesOn) throw new Error('the first stake is within the limits');
    expect(afterRound(turn.autoplay, { stake, payout: 0n })).toEqual({ goesOn: false, end: 'stake-limit' });
  });

  it('keeps to the loss limit as it grows', () => {
    let turn = beginAutoplay(plan({ lossLimit: 500n, growth: { win: null, loss: 100 } }), stake, 10_000n);
    for (const staked of [100n, 200n])
      if (turn.goesOn) turn = afterRound(turn.autoplay, { stake: staked, payout: 0n });
    expect(turn).toEqual({ goesOn: false, end: 'loss-limit' });
  });
});

describe('autoplay', () => {
  it.each<[string, AutoplayPlan, bigint[], number, AutoplayTurn]>([
    ['its rounds are played', plan({ rounds: 2 }), [0n, 0n, 0n], 2, { goesOn: false, end: 'done' }],
    [
      'it is ahead by the gain limit',
      plan({ gainLimit: 150n }),
      [200n, 0n, 150n, 250n, 0n],
      4,
      { goesOn: false, end: 'gain-limit' },
    ],
    ['a round is won', plan({ stopAfter: 'win' }), [0n, 100n, 101n, 0n], 3, { goesOn: false, end: 'win' }],
    ['a round is lost', plan({ stopAfter: 'loss' }), [200n, 100n, 0n], 2, { goesOn: false, end: 'loss' }],
    [
      'the next stake could pass the loss limit',
      plan({ lossLimit: 250n }),
      [0n, 0n, 0n],
      2,
      { goesOn: false, end: 'loss-limit' },
    ],
    [
      'wins have paid for more rounds before the limit',
      plan({ lossLimit: 250n }),
      [300n, 0n, 0n, 0n, 0n, 0n],
      5,
      { goesOn: false, end: 'loss-limit' },
    ],
    [
      'the first stake is above the limit',
      plan({ lossLimit: 99n }),
      [0n],
      0,
      { goesOn: false, end: 'loss-limit' },
    ],
    [
      'a single payout reaches its limit',
      plan({ singleWinLimit: 500n }),
      [499n, 500n, 0n],
      2,
      { goesOn: false, end: 'single-win' },
    ],
  ])('ends when %s', (_when, wish, payouts, rounds, turn) => {
    expect(playOut(wish, payouts)).toEqual({ rounds, turn });
  });

  it('never loses more than its limit, whatever comes', () => {
    let seed = 7;
    const draw = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % 4 === 0 ? BigInt(seed % 350) : 0n;
    };
    for (let game = 0; game < 200; game++) {
      const lossLimit = BigInt(100 + ((game * 37) % 900));
      let turn = beginAutoplay(plan({ rounds: 60, lossLimit }), stake);
      let net = 0n;
      while (turn.goesOn) {
        const payout = draw();
        net += payout - stake;
        expect(-net).toBeLessThanOrEqual(lossLimit);
        turn = afterRound(turn.autoplay, { stake, payout });
      }
    }
  });
});
