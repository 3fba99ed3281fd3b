import type { LanguageCode } from '@ikka/contract';
import { countDue, turnoverCurrency, turnoverOf } from './count-turnover.ts';
import { type Ladder, type Level, ladderOf, type Progress, progressOf } from './ladder.ts';
import { createRoundNotes } from './note-round.ts';
import type { Author, VipParts } from './parts.ts';
import { type LadderRefusal, publishLadder } from './publish-ladder.ts';
import { raiseLevels } from './raise-levels.ts';
import {
  allLadders,
  changesOf,
  countByLevel,
  findStanding,
  newestLadder,
  type StoredChange,
} from './store.ts';

export { vipOfficeRoutes } from './office-routes.ts';
export { vipRoutes } from './routes.ts';

export interface Standing extends Progress {
  readonly level: number;
  readonly turnover: bigint;
  readonly changes: readonly (StoredChange & { readonly title: Readonly<Record<LanguageCode, string>> })[];
}

/** VIP levels and how far members have come. */
export interface Vip {
  readonly currency: ReturnType<typeof turnoverCurrency>;
  ladder(): Promise<Ladder>;
  /** Every version, newest first, the one of a new installation at the end. */
  ladders(): Promise<Ladder[]>;
  publish(
    wish: { readonly version: number; readonly levels: readonly Level[] },
    by: Author,
  ): Promise<Ladder | LadderRefusal>;
  /** The level on which a member stands: one row, for every page. */
  rankOf(memberId: bigint): Promise<number>;
  /** The level, and the turnover up to this moment. */
  standing(memberId: bigint): Promise<Standing>;
  /** The levels that a member has reached, and when, oldest first. */
  levelsOf(memberId: bigint): Promise<{ at: Date; level: number }[]>;
  membersByLevel(): ReturnType<typeof countByLevel>;
  /** To be told of each settled round. */
  noteRound: ReturnType<typeof createRoundNotes>;
  /** For a job: counts whoever has played, then raises whoever has risen. */
  countAndRaise(): Promise<{ counted: number; raised: number }>;
}

export function createVip(parts: VipParts): Vip {
  const { db } = parts.database;
  const ladder = async () => ladderOf(await newestLadder(db));
  const ladders = async () => [...(await allLadders(db)).map(ladderOf), ladderOf(null)];
  return {
    currency: turnoverCurrency(parts),
    ladder,
    ladders,
    publish: (wish, by) => publishLadder(parts, wish, by),
    rankOf: async (memberId) => (await findStanding(db, memberId))?.level ?? 0,
    async standing(memberId) {
      const { turnover, level } = await turnoverOf(parts, memberId);
      const versions = await ladders();
      const titleOf = (version: number, at: number) =>
        versions.find((one) => one.version === version)?.levels[at]?.title ?? { EN: '', UR: '' };
      const changes = await changesOf(db, memberId);
      return {
        level,
        turnover,
        ...progressOf(versions[0] ?? ladderOf(null), level, turnover),
        changes: changes.map((one) => ({ ...one, title: titleOf(one.ladderVersion, one.levelTo) })),
      };
    },
    levelsOf: async (memberId) =>
      (await changesOf(db, memberId)).toReversed().map(({ at, levelTo }) => ({ at, level: levelTo })),
    membersByLevel: () => countByLevel(db),
    noteRound: createRoundNotes(parts),
    countAndRaise: async () => ({ counted: await countDue(parts), raised: await raiseLevels(parts) }),
  };
}
