/**
 * npm run test:crash [-- --kills=7 --seed=1 --victim=all|server|ledger|rooms|tables|fish|cards|lottery|sports|steps|cashier|exclusions]
 * Kills the database's postmaster, one of its backends, the server, or all at once, at random moments under load, and
 * lets them come back. Then compares every answer that a player got with the books: nothing acknowledged is lost,
 * nothing is applied twice or unasked, the sum is zero and every balance is the sum of its transfers. The kills follow the seed.
 * `rooms` kills the process that keeps a shared round, in each of its phases (`rooms.ts`), `tables` the one that keeps a table of
 * baccarat (`tables.ts`); `fish` strikes while shots fly and are charged (`fish.ts`), `cards` while hands of Texas
 * Hold'em are shuffled, played and settled (`cards.ts`); `lottery` strikes two processes while slips are sold, issues are drawn
 * and slips are settled (`lottery.ts`), `sports` while bets are placed in play and before it, cashed out and settled
 * (`sports.ts`); `steps` strikes while rounds of several
 * steps (mines, jacks or better, blackjack) are opened, played, raised and ended (`steps.ts`); `cashier` strikes two processes
 * while money is brought in, sent on, claimed and paid out (`cashier.ts`); `exclusions` strikes them in the moment in which members
 * exclude themselves (`exclusions.ts`).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { strike, targets } from './blows.ts';
import { cardsSurvive } from './cards.ts';
import { cashierSurvives } from './cashier.ts';
import { checkBooks, isSound } from './check-books.ts';
import { exclusionsSurvive } from './exclusions.ts';
import { fishSurvives } from './fish.ts';
import { lotterySurvives } from './lottery.ts';
import { type Journal, play } from './players.ts';
import { prepareHouse } from './prepare-house.ts';
import { roomsSurvive } from './rooms.ts';
import { sportsSurvives } from './sports.ts';
import { stepsSurvive } from './steps.ts';
import { tablesSurvive } from './tables.ts';
import { Victim, type VictimKind, victims } from './victim.ts';

const PLAYERS = 48;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    victim: { type: 'string', default: 'all' },
  },
});
const isWanted = (name: string): boolean => values.victim === 'all' || values.victim === name;
const random = seededRandom(Number(values.seed));
const results: boolean[] = [];
const [kills, seed] = [Number(values.kills), Number(values.seed)];
const suites = [
  ['ledger', () => survives('ledger', kills)],
  ['server', () => survives('server', kills)],
  ['rooms', () => roomsSurvive(kills, seed)],
  ['tables', () => tablesSurvive(kills, seed)],
  ['fish', () => fishSurvives(kills, seed)],
  ['cards', () => cardsSurvive(kills, seed)],
  ['lottery', () => lotterySurvives(kills, seed)],
  ['sports', () => sportsSurvives(kills, seed)],
  ['steps', () => stepsSurvive(kills, seed)],
  ['cashier', () => cashierSurvives(kills, seed)],
  ['exclusions', () => exclusionsSurvive(kills, seed)],
] as const;
for (const [name, run] of suites) {
  if (!isWanted(name)) continue;
  console.log(`${name}: ${kills} blows, seed ${seed}`);
  results.push(await run());
}
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = results.length > 0 && passed === results.length ? 0 : 1;

async function survives(name: keyof typeof victims, blows: number): Promise<boolean> {
  const folder = fileURLToPath(new URL(`../../.cache/crash-${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  let victim: Victim | undefined;
  try {
    if (name === 'server') await prepareHouse(postgres.url);
    victim = await Victim.start(victims[name], folder);
    const findings = await checkBooks(postgres.url, await torment(victim, victims[name], postgres, blows));
    console.log(JSON.stringify({ victim: name, kills: blows, ...findings }));
    return isSound(findings) && !victim.hasFallen;
  } finally {
    await victim?.stop();
    await postgres.stop();
  }
}

/** Players play; blow falls upon blow; when the last has healed they finish what they hold. */
async function torment(
  on: Victim,
  kind: VictimKind,
  postgres: EmbeddedPostgres,
  blows: number,
): Promise<Journal> {
  const journal: Journal = { acknowledged: [], abandoned: 0, unknown: 0, contradicted: [] };
  const { stake } = kind;
  const tokens = await kind.openPlayers(on.address, PLAYERS);
  let isOver = false;
  const playing = tokens.map((token, index) =>
    play({ address: on.address, token, stake, random: seededRandom(index) }, journal, () => isOver),
  );
  const all = Promise.all(playing);
  all.catch(() => undefined);
  for (let blow = 1; blow <= blows; blow++) {
    await pause(300 + random.int(1_200));
    // The first blows take each target once; the rest fall where the seed wills.
    const target = targets[blow - 1] ?? random.pick(targets);
    const before = journal.acknowledged.length;
    await strike(target, on, postgres, random);
    await Promise.race([all, moreThan(journal, before + PLAYERS)]);
    console.log(
      `${String(blow).padStart(3)}  ${target.padEnd(12)} ${journal.acknowledged.length} bets acknowledged, ${journal.unknown} unknown`,
    );
  }
  isOver = true;
  await all;
  return journal;
}

async function moreThan(journal: Journal, count: number): Promise<void> {
  while (journal.acknowledged.length < count) await pause(20);
}
