import { openStream } from '@ikka/fair';
import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { darya } from './darya.ts';

const seeds = {
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  clientSeed: 'urdu-client-seed',
};
/** The Indus without a pot, as its first version was, and with it. */
const [indus, , potted] = darya as [(typeof darya)[0], unknown, (typeof darya)[0]];
const shot = (fish: string, stake = '100', weapon = 'cannon') => ({ fish, weapon, stake });
const read = (shots: readonly object[], stake: bigint) => {
  const bet = indus.readBet(stake, { shots } as never);
  if ('refused' in bet) throw new Error(bet.refused);
  return bet;
};

describe('a batch of shots', () => {
  it('[D9] draws every shot from a nonce of its own, whatever batch it is in', () => {
    const shots = [shot('minnow'), shot('minnow'), shot('rohu'), shot('river-serpent')];
    const together = read(shots, 400n).draw({ ...seeds, nonce: 7 }) as { draws: number[][] };
    const apart = shots.map((one, index) => {
      const { draws } = read([one], 100n).draw({ ...seeds, nonce: 7 + index }) as { draws: number[][] };
      return draws[0];
    });
    expect(together.draws).toEqual(apart);
    expect(together.draws[0]).toEqual([openStream({ ...seeds, nonce: 7 }).below(25)]);
  });

  it('[D9] catches where below(q) is less than p, and pays the multiple of the value', () => {
    const bet = read([shot('minnow', '250'), shot('minnow', '250')], 500n);
    expect(bet.settle({ draws: [[11], [12]] })).toBe(500n);
    expect(read([shot('minnow', '25', 'harpoon')], 25n).settle({ draws: [[2]] })).toBe(200n);
    expect(read([shot('gharial', '800', 'torpedo')], 800n).settle({ draws: [[0]] })).toBe(5_000n);
  });

  it('[D3] draws a table after the catch', () => {
    const bet = read([shot('blast-crab')], 100n);
    expect(
      [0, 39, 40, 69, 70, 89, 90, 97, 98, 99].map((second) => bet.settle({ draws: [[0, second]] })),
    ).toEqual([6_000n, 6_000n, 10_000n, 10_000n, 15_000n, 15_000n, 25_000n, 25_000n, 80_000n, 80_000n]);
    expect(bet.settle({ draws: [[1]] })).toBe(0n);
    for (const draw of [[0], [0, 100], [1, 5], [125], [-1], [0.5]]) {
      expect(() => bet.settle({ draws: [draw] })).toThrow('not an outcome');
    }
  });

  it('[D4] returns R of its stake on the average, and variances add up', () => {
    const bet = read([shot('rohu'), shot('lantern-frog', '200'), shot('mugger', '800', 'torpedo')], 1_100n);
    expect(bet.prospect()?.mean).toEqual(fraction(24n * 1_100n, 25n));
    expect(bet.greatest()).toBe(700n + 80_000n + 8_000n);
    const one = read([shot('minnow')], 100n).prospect();
    const two = read([shot('minnow'), shot('minnow')], 200n).prospect();
    const spread = (prospect: typeof one) =>
      Number(prospect?.meanSquare.numerator) / Number(prospect?.meanSquare.denominator) -
      (Number(prospect?.mean.numerator) / Number(prospect?.mean.denominator)) ** 2;
    expect(spread(two)).toBeCloseTo(2 * spread(one), 6);
  });

  it.each([
    [[], 0n],
    [[shot('kraken')], 100n],
    [[shot('rohu', '100', 'torpedo')], 100n],
    [[shot('gharial', '100', 'torpedo')], 100n],
    [[shot('rohu', '0')], 0n],
    [[{ ...shot('rohu'), more: 1 }], 100n],
    [Array.from({ length: 65 }, () => shot('rohu')), 6_500n],
  ])('[D8] reads no batch %j', (shots, stake) => {
    expect(indus.readBet(stake, { shots } as never)).toEqual({ refused: 'choice_malformed' });
  });

  it('[D8] reads a batch at the sum of its shots alone', () => {
    expect(indus.readBet(101n, { shots: [shot('rohu')] })).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[D21] draws of the pot after each catch, and pays it once beside the catches', () => {
    const jackpot = { unit: '800', pot: '20000' };
    const bet = potted.readBet(200n, { shots: [shot('minnow'), shot('minnow')], jackpot });
    if ('refused' in bet) throw new Error(bet.refused);
    const drawn = bet.draw({ ...seeds, nonce: 3 }) as { draws: number[][]; jackpots: number[][] };
    const stream = openStream({ ...seeds, nonce: 3 });
    expect([drawn.draws[0], drawn.jackpots[0]]).toEqual([[stream.below(400)], [stream.below(5_000)]]);
    expect(bet.settle({ draws: [[190], [191]], jackpots: [[1], [4_999]] })).toBe(200n);
    expect(
      bet.settle({
        draws: [[190], [191]],
        jackpots: [
          [0, 0],
          [0, 0],
        ],
      }),
    ).toBe(20_200n);
    expect(bet.settle({ draws: [[191], [191]], jackpots: [[0, 1], [7]] })).toBe(0n);
    expect(bet.greatest()).toBe(20_400n);
    expect(bet.present({ draws: [[191], [191]], jackpots: [[0, 0], [7]] })).toMatchObject({
      jackpot: { pot: '20000', won: '20000' },
    });
    for (const jackpots of [undefined, [[1]], [[0], [1]], [[1, 1], [1]]]) {
      expect(() => bet.settle({ draws: [[191], [191]], jackpots })).toThrow('not an outcome');
    }
  });

  it.each([
    undefined,
    { unit: '800' },
    { unit: '0', pot: '1' },
    { unit: '99', pot: '1' },
    { unit: '800', pot: '-1' },
  ])('[D21] reads no batch of a pot %j', (jackpot) => {
    const choice = { shots: [shot('minnow')], ...(jackpot === undefined ? {} : { jackpot }) };
    expect(potted.readBet(100n, choice as never)).toEqual({ refused: 'choice_malformed' });
  });

  it('shows of each shot its chance, what was drawn and what it paid', () => {
    const bet = read([shot('minnow'), shot('river-serpent')], 200n);
    expect(bet.present({ draws: [[11], [3_000]] })).toEqual({
      shots: [
        { ...shot('minnow'), chance: [12, 25], drawn: 11, multiplier: 2, payout: '200' },
        { ...shot('river-serpent'), chance: [6, 3_125], drawn: 3_000, multiplier: 0, payout: '0' },
      ],
    });
  });
});
