import type { EmbeddedPostgres } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { strike, targets } from './blows.ts';
import { checkHeld } from './check-held.ts';
import { checkSteps } from './check-steps.ts';
import { until } from './insist.ts';
import { playSteps, type Stepper } from './play-steps.ts';
import { stepPlayers } from './step-players.ts';
import { openTrialPlayers } from './trial-players.ts';
import type { Victim } from './victim.ts';
import { withVictim } from './with-victim.ts';

const playersOfAGame = 10;

/**
 * Kills the server, the database or one of its backends while rounds of mines, jacks or better and blackjack are opened, played,
 * raised and ended. Every step that was acknowledged must be kept, once; every stake of it held once, and settled once with the
 * payout that its player was told and that the seeds say; and no other round exists.
 */
export function stepsSurvive(kills: number, seed: number): Promise<boolean> {
  return withVictim('steps', async ({ victim, postgres, database }) => {
    const steppers = await torment(victim, postgres, kills, seed);
    const promises = steppers
      .flatMap(({ told }) => [...told])
      .map(([id, { stakes, end }]) => [id, { stakes, paid: end?.payout ?? null }] as const);
    const held = await checkHeld(database, new Map(promises), ({ paid }) => paid);
    const findings = { ...held, ...(await checkSteps(database, steppers)) };
    const games = stepPlayers.map(({ game }) => ({ game: game.code, ...countsOf(steppers, game.code) }));
    console.log(JSON.stringify({ victim: 'steps', kills, ...findings, games }));
    const { acknowledged, isBalanced, ...faults } = findings;
    return acknowledged > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(
  on: Victim,
  postgres: EmbeddedPostgres,
  kills: number,
  seed: number,
): Promise<readonly Stepper[]> {
  const steppers: Stepper[] = [];
  for (const [at, kind] of stepPlayers.entries()) {
    const wish = { gameId: kind.game.code, vassalage: kind.vassalage };
    const opened = await openTrialPlayers(on, wish, { count: playersOfAGame, seed: seed * 10 + at });
    steppers.push(...opened.map((player) => ({ ...player, kind, told: new Map() })));
  }
  let isOver = false;
  const all = Promise.all(steppers.map((stepper) => playSteps(stepper, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  const stepsNow = () => stepPlayers.map(({ game }) => countsOf(steppers, game.code).steps);
  for (let blow = 0; blow < kills; blow += 1) {
    const before = stepsNow();
    const isGoingOn = until('every game goes on', async () =>
      stepsNow().every((steps, at) => steps > (before[at] ?? 0) + playersOfAGame),
    );
    await Promise.race([all, isGoingOn]);
    // The first blows take each target once; the rest fall where the seed wills.
    const target = targets[blow] ?? random.pick(targets);
    await strike(target, on, postgres, random);
    console.log(
      `${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${stepsNow().join(' + ')} steps acknowledged`,
    );
  }
  isOver = true;
  await all;
  return steppers;
}

/** What was acknowledged of a game: rounds, their steps, and those of them that staked further. */
function countsOf(steppers: readonly Stepper[], code: string) {
  const rounds = steppers
    .filter(({ kind }) => kind.game.code === code)
    .flatMap(({ told }) => [...told.values()]);
  const raised = rounds.reduce((sum, { stakes }) => sum + stakes.length - 1, 0);
  return { rounds: rounds.length, steps: rounds.reduce((sum, { steps }) => sum + steps.length, 0), raised };
}
