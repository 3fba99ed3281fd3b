import { isDeepStrictEqual } from 'node:util';
import { calls } from '@ikka/contract';
import { type JsonValue, judgeClaim, recomputeRound } from '@ikka/game-kit';
import type { Database } from '@ikka/server/database';
import { insist } from './insist.ts';
import type { Stepper } from './play-steps.ts';

/** Compares what players were told of their steps with what is stored of them, and every end with the seeds of its round. */
export async function checkSteps(database: Database, steppers: readonly Stepper[]) {
  const { rows } = await database.pool.query<{ id: string; steps: unknown; isOpen: boolean }>(
    'SELECT id, steps, ended_at IS NULL AS "isOpen" FROM rounds.open_round',
  );
  const stored = new Map(rows.map(({ id, steps }) => [id, steps]));
  const told = steppers.flatMap((stepper) => [...stepper.told]);
  let unfair = 0;
  for (const stepper of steppers) unfair += await countUnfair(stepper);
  return {
    stillOpen: rows.filter(({ isOpen }) => isOpen).length,
    wrongSteps: told.filter(([id, { steps }]) => !isDeepStrictEqual(stored.get(id), steps)).length,
    unfair,
  };
}

/** Reveals a player's seeds: of how many rounds they say something else. Each round has taken one nonce, and none is left out. */
async function countUnfair({ kind: { game }, client, told }: Stepper): Promise<number> {
  const seeds = await insist(() => client.call(calls.play.fairness));
  if (!seeds.ok) throw new Error(`the seeds were not told: ${seeds.code}`);
  const body = { clientSeed: 'the end', nextCommitment: seeds.value.nextCommitment };
  const rotated = await insist(() => client.call(calls.play.rotateSeeds, { body }));
  if (!rotated.ok || rotated.value.revealed === null) throw new Error('the seeds were not revealed');
  const { serverSeed, clientSeed, commitment, rounds } = rotated.value.revealed;
  const ends = [...told.values()].flatMap(({ end }) => end ?? []);
  const nonces = new Set(ends.map(({ nonce }) => nonce));
  const unfair = ends.filter(({ gameVersion: version, nonce, bet, outcome, ...end }) => {
    const stake = BigInt(end.stake.replace('.', ''));
    const payout = BigInt(end.payout.replace('.', ''));
    const choice = bet as JsonValue;
    const round = { game: game.code, version, serverSeed, clientSeed, nonce, stake, choice };
    const again = recomputeRound([game], round);
    if ('refused' in again) return true;
    const verdict = judgeClaim({ commitment, outcome: outcome as JsonValue, payout }, again);
    return !Object.values(verdict).every(Boolean);
  });
  return unfair.length + Math.abs(rounds - nonces.size);
}
