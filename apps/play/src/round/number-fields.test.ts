import { describe, expect, it } from 'vitest';
import type { Choosing } from './first-snapshot.ts';
import { bench, settled, state } from './play-test-bench.ts';

const choosing: Choosing = {
  first: { mines: 3 },
  fields: [{ kind: 'number', name: 'mines', min: 1, max: 24, digits: 0 }],
  readChoice: (value) => {
    const { mines } = (value ?? {}) as { mines?: unknown };
    return typeof mines === 'number' && mines >= 1 && mines <= 24 ? { mines } : undefined;
  },
};
const first = state({ anyStake: true, stakes: ['2.00', '1000.00'], defaultStake: '10.00' });
const open = (options: Parameters<typeof bench>[1] = {}, answers: Parameters<typeof bench>[0] = []) => {
  const opened = bench(answers, { choosing, first, ...options });
  opened.play.setStage(opened.stage);
  return opened;
};

describe('a number that is typed', () => {
  it('counts while it is typed, and is written in full when the field is left', async () => {
    const { play, rounds, settle } = open({}, [settled('0.00', '950.00')]);
    play.numbers.type('stake', '5');
    play.numbers.type('stake', '50');
    expect(play.snapshot().stake).toBe(5_000n);
    expect(play.numbers.textOf('stake')).toBe('50');
    play.numbers.leave('stake');
    expect(play.numbers.textOf('stake')).toBe('50.00');
    play.numbers.type('mines', '24');
    play.spin();
    await settle();
    expect(rounds().map(({ body }) => body)).toEqual([{ stake: '50.00', bet: { mines: 24 } }]);
  });

  it.each([
    ['stake', '7,500', { kind: 'above', greatest: 100_000n }],
    ['stake', '0.50', { kind: 'below', least: 200n }],
    ['stake', '12.345', { kind: 'form', digits: 2 }],
    ['stake', '', { kind: 'required' }],
    ['mines', '30', { kind: 'above', greatest: 24n }],
    ['mines', '0', { kind: 'below', least: 1n }],
    ['mines', '2.5', { kind: 'form', digits: 0 }],
  ])(
    'and cannot be played (%s %j) stays as it is, and no round is begun with another',
    async (name, text, problem) => {
      const { play, rounds, settle } = open();
      play.numbers.type(name, text);
      play.numbers.leave(name);
      expect(play.numbers.textOf(name)).toBe(text);
      expect(play.numbers.problems()).toEqual([{ name, problem }]);
      play.spin();
      play.startAutoplay({ rounds: 3, lossLimit: 100_000n, singleWinLimit: null });
      await settle();
      expect(rounds()).toEqual([]);
      expect(play.snapshot()).toMatchObject({ phase: 'idle', autoplay: null });
    },
  );

  it('gives way to a value that is chosen in another way', () => {
    const { play } = open();
    play.numbers.type('stake', '7500');
    play.setStake(1_000n);
    expect(play.numbers.textOf('stake')).toBe('10.00');
    play.numbers.type('mines', '30');
    play.choose({ mines: 5 });
    expect(play.numbers.textOf('mines')).toBe('5');
    expect(play.numbers.problems()).toEqual([]);
  });

  it('is not taken while a round is on its way', () => {
    const { play } = open();
    play.spin();
    play.numbers.type('stake', '20');
    expect(play.numbers.textOf('stake')).toBe('10.00');
  });
});

it('a stake that is not offered any more is kept, and said to be none, until another is made', async () => {
  const later = state({ anyStake: true, stakes: ['2.00', '5.00'] });
  const { play, rounds, settle } = open({ later });
  await play.refresh();
  expect(play.snapshot().stake).toBe(1_000n);
  expect(play.numbers.problems()).toEqual([{ name: 'stake', problem: { kind: 'above', greatest: 500n } }]);
  play.spin();
  await settle();
  expect(rounds()).toEqual([]);
});

it('a stake that left the list of a slot is not another one of it', async () => {
  const { play, rounds, settle, stage } = bench([], {
    first: state(),
    later: state({ stakes: ['25.00', '100.00'] }),
  });
  play.setStage(stage);
  await play.refresh();
  expect(play.snapshot().stake).toBe(5_000n);
  expect(play.numbers.problems()).toEqual([{ name: 'stake', problem: { kind: 'choice' } }]);
  play.spin();
  await settle();
  expect(rounds()).toEqual([]);
  play.setStake(10_000n);
  expect(play.numbers.problems()).toEqual([]);
});

describe('stakes beside one another', () => {
  const sides: Choosing = {
    first: { side: '0' },
    fields: [{ kind: 'amount', name: 'side' }],
    readChoice: (value) => {
      const { side } = (value ?? {}) as { side?: unknown };
      return typeof side === 'string' ? { side } : undefined;
    },
    steps: {
      options: () => [],
      stakes: {
        place: (stake, { side }) => ({ stake: stake + BigInt(String(side)), bet: {} }),
        stakeOf: () => undefined,
        greatest: (stake) => stake,
      },
    },
  };

  it('one that is above the main stake is none, also where that was made smaller afterwards', () => {
    const { play } = open({ choosing: sides });
    play.numbers.type('side', '10');
    expect(play.numbers.problems()).toEqual([]);
    play.setStake(500n);
    expect(play.snapshot().choice).toEqual({ side: '1000' });
    expect(play.numbers.problems()).toEqual([{ name: 'side', problem: { kind: 'above', greatest: 500n } }]);
  });

  it('together they are no greater than the greatest stake', () => {
    const { play } = open({ choosing: sides });
    play.setStake(60_000n);
    play.numbers.type('side', '600');
    expect(play.numbers.problems()).toEqual([
      { name: 'all', problem: { kind: 'above', greatest: 100_000n } },
    ]);
  });
});
