import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamSeeds } from '@ikka/fair';
import type { PlayedRounds } from '../rounds/index.ts';
import { dueOf, paidByRules, summed } from './count-luck.ts';
import type { ReturnsParts } from './parts.ts';
import type { Sums, Which } from './store.ts';

type Parts = Pick<ReturnsParts, 'games' | 'luck'>;
/** The bets of one currency that the same draws decide: one step of chance. */
export type SharedStep = readonly [PlayedRounds, ...PlayedRounds[]];

/** The steps of chance of these bets, by the quarter in which the first bet of each was settled. */
export function stepsByQuarter(
  { luck }: Pick<Parts, 'luck'>,
  bets: readonly PlayedRounds[],
): ReadonlyMap<number, readonly SharedStep[]> {
  const groups = Map.groupBy(bets, ({ gameId, version, currency, seedPairId, choice }) => {
    const mark = luck.shared(gameId, version)?.drawnWith(choice) ?? '';
    return `${gameId} ${version} ${currency} ${seedPairId} ${mark}`;
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
