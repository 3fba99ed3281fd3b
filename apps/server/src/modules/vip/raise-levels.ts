import { ladderOf, levelOf } from './ladder.ts';
import type { VipParts } from './parts.ts';
import { findRisen, insertChange, lockStanding, newestLadder, setLevel } from './store.ts';

const risenMost = 500;

/**
 * For a job: raises whoever has the turnover of a higher level, and writes down why. There is no way down: a level that was
 * reached stays, whatever the levels become.
 */
export async function raiseLevels({ database, clock, facts }: VipParts): Promise<number> {
  const ladder = ladderOf(await newestLadder(database.db));
  const risen = await findRisen(
    database.db,
    ladder.levels.map(({ turnover }) => turnover),
    risenMost,
  );
  let raised = 0;
  for (const memberId of risen) {
    const rankLevel = await database.transaction(async (tx) => {
      const { level, turnover } = await lockStanding(tx, memberId);
      const target = levelOf(ladder, turnover);
      if (target <= level) return null;
      await setLevel(tx, memberId, target);
      await insertChange(tx, {
        memberId,
        levelFrom: level,
        levelTo: target,
        turnover,
        ladderVersion: ladder.version,
        at: clock.now(),
      });
      return target;
    });
    if (rankLevel === null) continue;
    raised += 1;
    facts.publish('RankRaised', { memberId, rankLevel });
  }
  return raised;
}
