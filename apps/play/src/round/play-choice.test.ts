import { describe, expect, it } from 'vitest';
import type { Choosing } from './first-snapshot.ts';
import { bench, round, settled, state } from './play-test-bench.ts';

describe('a game with a choice', () => {
  const choosing: Choosing = {
    first: { side: 'heads' },
    readChoice: (value) => {
      const side = (value as { side?: unknown } | null)?.side;
      return side === 'heads' || side === 'tails' ? { side } : undefined;
    },
  };
  const choiceOf = (bet: unknown) => {
    const first = state({ lastRound: { ...round('before', '50.00', '0.00'), bet } });
    return bench([], { choosing, first }).play.snapshot().choice;
  };

  it('begins with the choice of the last round, or with its first one', () => {
    expect(bench([], { choosing }).play.snapshot().choice).toEqual({ side: 'heads' });
    expect(choiceOf({ side: 'tails' })).toEqual({ side: 'tails' });
    expect(choiceOf({ side: 'edge' })).toEqual({ side: 'heads' });
  });

  it('sends the choice with the stake, any stake where any is offered, and counts the round', async () => {
    const first = state({ anyStake: true });
    const { play, stage, rounds, settle } = bench([settled('120.00', '1070.00')], { choosing, first });
    play.setStage(stage);
    play.choose({ side: 'tails' });
    play.setStake(5_001n);
    play.spin();
    await settle();
    expect(rounds().map(({ body }) => body)).toEqual([{ stake: '50.01', bet: { side: 'tails' } }]);
    expect(play.snapshot().recent).toHaveLength(1);
    expect(play.snapshot().tally).toMatchObject({ rounds: 1, won: 1, net: 7_000n });
    play.clearTally();
    expect(play.snapshot().tally).toMatchObject({ rounds: 0, net: 0n });
  });

  it('changes nothing for a choice that it does not know, and none while a round runs', async () => {
    const { play, stage, settle } = bench([settled('0.00', '950.00')], { choosing });
    play.setStage(stage);
    play.choose({ side: 'edge' });
    expect(play.snapshot().choice).toEqual({ side: 'heads' });
    play.spin();
    play.choose({ side: 'tails' });
    expect(play.snapshot().choice).toEqual({ side: 'heads' });
    await settle();
    play.choose({ side: 'tails' });
    expect(play.snapshot().choice).toEqual({ side: 'tails' });
  });
});
