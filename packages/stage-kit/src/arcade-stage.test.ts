import { describe, expect, it } from 'vitest';
import { type ArcadeScene, createArcadeStage } from './arcade-stage.ts';
import type { StageOptions } from './game-stage.ts';
import type { PlainShell } from './plain-shell.ts';

const cues = { begin: [], land: [], small: [], good: [], big: [] };
const won = { choice: {}, outcome: {}, stake: 100n, payout: 500n };
const open = { choice: {}, shown: null, stake: 100n, cashOut: null };

/** A stage whose picture arrives when the test says so. */
function bench() {
  const shown: bigint[] = [];
  const arrivals: (() => void)[] = [];
  const shell = {
    root: { dataset: {} as Record<string, string> },
    time: { setSpeed: () => {}, timeline: () => ({ to: () => {} }), finished: async () => {} },
    sound: { play: () => () => {} },
    isDestroyed: () => false,
  };
  const scene: ArcadeScene = {
    choose: () => {},
    begin: () => () => {},
    travel: () => new Promise((resolve) => arrivals.push(resolve)),
    rest: () => {},
    stand: async () => {},
  };
  const options = {
    reducedMotion: false,
    onShown: (amount: bigint) => shown.push(amount),
    onState: () => {},
    onProgress: () => {},
  };
  const stage = createArcadeStage(
    shell as unknown as PlainShell,
    scene,
    cues,
    options as unknown as StageOptions,
  );
  const arrive = () => {
    for (const done of arrivals.splice(0)) done();
  };
  return { stage, shown, arrive, lit: () => shell.root.dataset };
}

describe('the stage of an arcade game', () => {
  it('lights a result once the picture has arrived, and shows the whole payout', async () => {
    const { stage, shown, arrive, lit } = bench();
    stage.spin();
    const landed = stage.land(won);
    expect(lit()).toMatchObject({ moving: 'true', verdict: 'none' });
    arrive();
    await landed;
    expect(lit()).toMatchObject({ moving: 'false', verdict: 'won' });
    expect(shown.at(-1)).toBe(500n);
  });

  it.each([
    ['an open round', (stage: ReturnType<typeof bench>['stage']) => void stage.stand?.(open)],
    ['rest', (stage: ReturnType<typeof bench>['stage']) => stage.rest(null)],
  ])('lights no result over %s that came before the picture arrived', async (_what, show) => {
    const { stage, shown, arrive, lit } = bench();
    const landed = stage.land(won);
    show(stage);
    arrive();
    await landed;
    expect(lit()).toMatchObject({ verdict: 'none', tier: 'none' });
    expect(shown.at(-1)).toBe(0n);
  });
});
