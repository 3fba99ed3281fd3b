import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamSeeds } from '@ikka/fair';
import type { PlayedRounds } from '../rounds/index.ts';
import { dueOf, paidByRules, summed } from './count-luck.ts';
import type { ReturnsParts } from './parts.ts';
import type { Sums, Which } from './store.ts';

type Parts = Pick<ReturnsParts, 'games' | 'luck'>;
/** The bets of one currency that the same draws decide: one step of chance. */
export type SharedStep = readonly [PlayedRounds, ...PlayedRounds[]];

const seedsMark = ({ gameId, version, currency, seedPairId }: PlayedRounds) =>
  `${gameId} ${version} ${currency} ${seedPairId}`;

/**
 * Bets by the seeds that draw for them, and those of which stakes went back with them. The pages carry the bets of one pair of seeds
 * one after another, so that no more than those are held at a time.
 */
export async function* bySeeds(
  pages: AsyncIterable<readonly PlayedRounds[]>,
  returned: readonly PlayedRounds[],
): AsyncGenerator<readonly PlayedRounds[]> {
  const left = Map.groupBy(returned, seedsMark);
  const withReturned = (bets: readonly PlayedRounds[], mark: string) => {
    const own = left.get(mark) ?? [];
    left.delete(mark);
    return [...bets, ...own];
  };
  let held: PlayedRounds[] = [];
  let mark = '';
  for await (const page of pages) {
    for (const bet of page) {
      const next = seedsMark(bet);
      if (held.length > 0 && next !== mark) {
        yield withReturned(held, mark);
        held = [];
      }
      mark = next;
      held.push(bet);
    }
  }
  if (held.length > 0) yield withReturned(held, mark);
  yield* left.values();
}

/** The steps of chance of these bets, by the quarter in which the first bet of each was settled. */
export function stepsByQuarter(
  { luck }: Pick<Parts, 'luck'>,
  bets: readonly PlayedRounds[],
): ReadonlyMap<number, readonly SharedStep[]> {
  const groups = Map.groupBy(bets, (bet) => {
    const mark = luck.shared(bet.gameId, bet.version)?.drawnWith(bet.choice) ?? '';
    return `${seedsMark(bet)} ${mark}`;
  });
  return Map.groupBy([...groups.values()] as unknown as readonly SharedStep[], (step) =>
    Math.min(...step.map(({ begins }) => begins.getTime())),
  );
}

/** Adds up steps of rounds that many play as one. */
export async function countShared(
  parts: Parts,
  steps: readonly SharedStep[],
  seedsOf: (pairIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, StreamSeeds>>,
): Promise<(Which & Sums)[]> {
  const seeds = await seedsOf(steps.map(([{ seedPairId }]) => seedPairId));
  const counted: (Which & Sums)[] = [];
  for (const step of steps) {
    counted.push(countStep(parts, step, seeds.get(step[0].seedPairId)));
    // A table's coup takes some milliseconds: others get their turn between two.
    await nextTurn();
  }
  return summed(counted);
}

function countStep({ games, luck }: Parts, step: SharedStep, seeds: StreamSeeds | undefined): Which & Sums {
  const [{ gameId, version, currency }] = step;
  const rules = luck.shared(gameId, version);
  const paid = step.map((bet) => paidByRules(games, bet));
  const isKnown = rules !== null && seeds !== undefined && paid.every((one) => one !== null);
  const add = (of: (bet: PlayedRounds, at: number) => bigint) =>
    step.reduce((sum, bet, at) => sum + of(bet, at), 0n);
  // A stake that went back is on record as no round, and falls by the draws like any other.
  const bets = step.map(({ rounds, ...bet }) => ({ ...bet, count: Math.max(rounds, 1) }));
  return {
    gameId,
    version,
    currency,
    rounds: add(({ rounds }) => BigInt(rounds)),
    stake: add(({ rounds, stake }) => BigInt(rounds) * stake),
    payout: add(({ payout }) => payout),
    due: isKnown
      ? dueOf(
          add(({ rounds }, at) => BigInt(rounds) * (paid[at] ?? 0n)),
          rules.luckOf(bets, seeds),
        )
      : null,
  };
}
