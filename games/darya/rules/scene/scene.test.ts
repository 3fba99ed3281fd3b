import { describe, expect, it } from 'vitest';
import { fishAt } from '../fire/bullet.ts';
import { halls } from '../sheet/kinds.ts';
import { bossesComeAt, sceneMs, scheduleOf } from './schedule.ts';
import { fishClock, poseAt } from './spawn.ts';

const seeds = (no: number) => ({ serverSeed: `${no}a`.repeat(32), clientSeed: 'salt' });
const [indus] = halls as [(typeof halls)[0]];

describe('a scene', () => {
  it('[D10] is the same for everybody who knows its seeds, and another with other seeds', () => {
    expect(scheduleOf(indus, seeds(1))).toEqual(scheduleOf(indus, seeds(1)));
    expect(scheduleOf(indus, seeds(1))).not.toEqual(scheduleOf(indus, seeds(2)));
  });

  it.each(halls)(
    '[D10] $id holds between a dozen and eighty fish until it empties, of many kinds',
    (hall) => {
      for (const no of [1, 2, 3, 4]) {
        const spawns = scheduleOf(hall, seeds(no));
        expect(spawns.map(({ index }) => index)).toEqual(spawns.map((_, index) => index));
        const inside = (at: number) => spawns.filter((spawn) => fishAt(spawn, at, []) !== null).length;
        const counts = Array.from({ length: 33 }, (_, n) => inside(5_000 + n * 5_000));
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
        expect(Math.max(...counts)).toBeLessThanOrEqual(80);
        expect(new Set(spawns.map(({ kind }) => kind.id)).size).toBeGreaterThanOrEqual(20);
      }
    },
  );

  it('[D10] brings its bosses at their times, one after another', () => {
    const bosses = scheduleOf(indus, seeds(1)).filter(({ kind }) => kind.role === 'boss');
    expect(bosses.map(({ at }) => at)).toEqual([...bossesComeAt]);
    expect(new Set(bosses.map(({ kind }) => kind.id)).size).toBe(bossesComeAt.length);
  });

  it('[D10] lets fish swim without leaps, at about the speed of their kind', () => {
    for (const spawn of scheduleOf(indus, seeds(3))) {
      for (let at = spawn.at; at + 50 <= spawn.at + spawn.lasts; at += 250) {
        const [from, to] = [poseAt(spawn, at), poseAt(spawn, at + 50)];
        if (from === null || to === null) throw new Error('a fish is missing on its way');
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(spawn.kind.speed * 0.05 * 4 + 9);
      }
    }
  });

  it('[D12] stands still while it is frozen, and goes on where it was', () => {
    const freezes = [
      { at: 1_000, ms: 5_000 },
      { at: 10_000, ms: 5_000 },
    ];
    expect(
      [0, 1_000, 3_000, 6_000, 7_000, 12_000, 16_000, sceneMs].map((at) => fishClock(at, freezes)),
    ).toEqual([0, 1_000, 1_000, 1_000, 2_000, 5_000, 6_000, sceneMs - 10_000]);
  });
});
