import { cashOutAction } from '@ikka/game-kit';
import { mines } from '@ikka/mines/round';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShownRound } from './open-rounds/standing.ts';
import { minutes, openStepsBench, type StepsBench, settled, shown } from './open-rounds/steps-test-bench.ts';

describe('a round that is shown again', () => {
  let bench: StepsBench;
  beforeAll(async () => {
    bench = await openStepsBench(mines);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.who.memberId += 1n;
    await bench.fund(10_000n);
  });

  const open = async () =>
    shown(
      await bench.one.rounds.open({
        play: bench.session(),
        key: bench.newKey(),
        stake: '10.00',
        choice: { mines: 5 },
      }),
    );
  const laid = async (round: ShownRound) => (await bench.streamOf(round.round.nonce)).deal(25, 5);
  const safe = async (round: ShownRound) => {
    const mined = await laid(round);
    return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.includes(tile));
  };
  const replay = (id: string) => bench.other.rounds.replay(id);

  it('[R19] stands at each step as its player saw it, and tells nothing that was hidden then', async () => {
    const first = await open();
    const [a = 0, b = 0] = await safe(first);
    const second = shown(await bench.step(first, { pick: a }));
    const third = shown(await bench.step(second, { pick: b }));
    expect(await replay(first.round.id)).toBeNull();
    const round = settled(await bench.step(third, cashOutAction));
    expect(await replay(round.id)).toEqual({
      round,
      steps: [first, second, third].map(({ round: { choice }, shown: told, cashOut }) => ({
        choice,
        shown: told,
        stake: 1_000n,
        cashOut,
      })),
    });
  });

  it('[R19] ends with the round itself, lost or left', async () => {
    const first = await open();
    const [mine = 0] = await laid(first);
    const lost = settled(await bench.step(first, { pick: mine }));
    expect((await replay(lost.id))?.steps).toMatchObject([{ choice: { picks: [] } }]);
    const next = await open();
    const [a = 0] = await safe(next);
    await bench.step(next, { pick: a });
    bench.clock.advance(720 * minutes);
    await bench.one.rounds.endOverdue();
    expect((await replay(next.round.id))?.steps).toMatchObject([
      { choice: { picks: [] } },
      { choice: { picks: [a] } },
    ]);
  });

  it('[R19] says so where the steps are not kept any more', async () => {
    const first = await open();
    const [mine = 0] = await laid(first);
    const lost = settled(await bench.step(first, { pick: mine }));
    await bench.test.database.pool.query('DELETE FROM rounds.open_round WHERE id = $1', [lost.id]);
    expect(await replay(lost.id)).toMatchObject({ round: { id: lost.id }, steps: null });
    expect(await replay('0198d2a0-0000-7000-8000-00000000ffff')).toBeNull();
  });
});
