import { describe, expect, it } from 'vitest';
import { bench, refused, settled, state } from './play-test-bench.ts';

describe('autoplay', () => {
  const plan = { rounds: 3, lossLimit: 1_000_000n, singleWinLimit: null };
  const losing = [
    settled('0.00', '950.00', 'a'),
    settled('0.00', '900.00', 'b'),
    settled('0.00', '850.00', 'c'),
  ];

  it('plays its rounds, each with a key of its own', async () => {
    const { play, stage, rounds, settle } = bench(losing);
    play.setStage(stage);
    play.startAutoplay(plan);
    await settle();
    expect(rounds().map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
    expect(play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'done', net: -15_000n });
  });

  it.each([
    [{ ...plan, lossLimit: 10_000n }, losing, 2, 'loss-limit'],
    [{ ...plan, singleWinLimit: 10_000n }, [settled('100.00', '1050.00')], 1, 'single-win'],
    [plan, [settled('0.00', '950.00'), refused('game.unavailable')], 2, 'refused'],
  ] as const)('ends on its limits and on an error', async (wish, answers, count, end) => {
    const { play, stage, rounds, settle } = bench(answers);
    play.setStage(stage);
    play.startAutoplay(wish);
    await settle();
    expect(rounds()).toHaveLength(count);
    expect(play.snapshot().autoplayEnd).toBe(end);
  });

  it('ends after the round on the stage when the page is hidden', async () => {
    const { play, stage, rounds, settle } = bench(losing);
    play.setStage(stage);
    play.startAutoplay(plan);
    play.stopAutoplay('hidden');
    expect(play.snapshot().autoplayIsEnding).toBe(true);
    await settle();
    expect(rounds()).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ autoplay: null, autoplayEnd: 'hidden' });
  });

  it('does not begin where the operator switched it off', async () => {
    const { play, stage, rounds, settle } = bench(losing, {
      first: state({ autoplay: { enabled: false, maxRounds: 0 } }),
    });
    play.setStage(stage);
    play.startAutoplay(plan);
    await settle();
    expect(rounds()).toHaveLength(0);
  });
});
