import type { Queryable } from '../../platform/database/index.ts';
import type { OpenPlay, OpenPlayFilter, PlayedGame, PlayFilter, PlayTotals, SettledPlay } from './play.ts';
import type { PlaySource, WinSource } from './source.ts';

export type {
  OpenPlay,
  OpenPlayFilter,
  PlayedGame,
  PlayFilter,
  PlayTotals,
  PlayWin,
  SettledPlay,
  WinPlace,
} from './play.ts';
export { settledFact } from './settled-fact.ts';
export { type PlaySource, playSources, type WinSource } from './source.ts';

/** Everything that is played in the house, whoever's game it is: rounds, shared rounds, vendors' rounds, standing bets. */
export interface Plays {
  /** Game and vendor of these plays, settled or not. What is no play is left out. */
  gamesOf(ids: readonly string[], db?: Queryable): Promise<PlayedGame[]>;
  byIds(ids: readonly string[]): Promise<SettledPlay[]>;
  /** Settled ones, newest first. */
  find(filter: PlayFilter, page: { readonly limit: number; readonly offset: number }): Promise<SettledPlay[]>;
  /** How many settled ones there are, counted no further than `most`. */
  count(filter: PlayFilter, most: number): Promise<number>;
  totals(filter: PlayFilter): Promise<PlayTotals>;
  /** Where wins are read, product by product: each is read on from a place of its own. */
  winSources(): readonly WinSource[];
  /** What is not settled yet, longest open first, `most` at most. */
  listOpen(filter: OpenPlayFilter, most: number): Promise<OpenPlay[]>;
  /** Whether the member has something open in a game that he would open the game to end. */
  hasOpen(member: { readonly memberId: bigint; readonly currency: string }, gameId: string): Promise<boolean>;
}

const nothing: PlayTotals = { rounds: 0, stake: 0n, turnover: 0n, payout: 0n };

const sumOf = (one: PlayTotals, other: PlayTotals): PlayTotals => ({
  rounds: one.rounds + other.rounds,
  stake: one.stake + other.stake,
  turnover: one.turnover + other.turnover,
  payout: one.payout + other.payout,
});

export function createPlays({ sources }: { readonly sources: () => readonly PlaySource[] }): Plays {
  const ofAll = async <Row>(
    ask: (source: PlaySource) => Promise<readonly Row[]> | undefined,
  ): Promise<Row[]> => (await Promise.all(sources().map((source) => ask(source) ?? []))).flat();
  return {
    async gamesOf(ids, db) {
      const found: PlayedGame[] = [];
      // One after another: they may share the caller's transaction, which is one connection.
      for (const source of sources()) found.push(...(await source.gamesOf(ids, db)));
      return found;
    },
    byIds: (ids) => ofAll(({ settled }) => settled?.byIds(ids)),
    async find(filter, { limit, offset }) {
      const most = offset + limit;
      return (await ofAll(({ settled }) => settled?.find(filter, most)))
        .toSorted((a, b) => b.playedAt.getTime() - a.playedAt.getTime())
        .slice(offset, most);
    },
    async count(filter, most) {
      const counts = await ofAll(({ settled }) => settled?.count(filter, most).then((count) => [count]));
      return Math.min(
        most,
        counts.reduce((sum, count) => sum + count, 0),
      );
    },
    totals: async (filter) =>
      (await ofAll(({ settled }) => settled?.totals(filter).then((totals) => [totals]))).reduce(
        sumOf,
        nothing,
      ),
    winSources: () => sources().flatMap(({ settled }) => settled?.winsAfter ?? []),
    listOpen: async (filter, most) =>
      (await ofAll(({ open }) => open?.list(filter, most)))
        .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
        .slice(0, most),
    hasOpen: async ({ memberId, currency }, gameId) =>
      (await ofAll(({ open }) => open?.hasAny?.({ memberId, currency, gameId }).then((has) => [has]))).some(
        Boolean,
      ),
  };
}
