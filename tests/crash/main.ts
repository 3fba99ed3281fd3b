/**
 * npm run test:crash [-- --kills=7 --seed=1 --victim=both|server|ledger|rooms]
 * Kills the database's postmaster, one of its backends, the server, or all at once, at random moments under load, and
 * lets them come back. Then compares every answer that a player got with the books: nothing acknowledged is lost,
 * nothing is applied twice or unasked, the sum is zero and every balance is the sum of its transfers. The kills follow the seed.
 * `rooms` kills the process that keeps a shared round, in each of its phases (`rooms.ts`).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client, type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { checkBooks, isSound } from './check-books.ts';
import { type Journal, play } from './players.ts';
import { prepareHouse } from './prepare-house.ts';
import { roomsSurvive } from './rooms.ts';
import { Victim, type VictimKind, victims } from './victim.ts';

const PLAYERS = 48;
const targets = ['postmaster', 'backend', 'server', 'all at once'] as const;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    victim: { type: 'string', default: 'both' },
  },
});
const names =
  values.victim === 'both'
    ? (['ledger', 'server'] as const)
    : values.victim === 'rooms'
      ? []
      : ([values.victim === 'ledger' ? 'ledger' : 'server'] as const);
const random = seededRandom(Number(values.seed));
const results: boolean[] = [];
for (const name of names) {
  console.log(`${name}: ${values.kills} blows, seed ${values.seed}`);
  results.push(await survives(name, Number(values.kills)));
}
if (values.victim === 'both' || values.victim === 'rooms') {
  console.log(`rooms: ${values.kills} blows, seed ${values.seed}`);
  results.push(await roomsSurvive(Number(values.kills), Number(values.seed)));
}
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;

async function survives(name: keyof typeof victims, kills: number): Promise<boolean> {
  const folder = fileURLToPath(new URL(`../../.cache/crash-${name}`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  let victim: Victim | undefined;
  try {
    if (name === 'server') await prepareHouse(postgres.url);
    victim = await Victim.start(victims[name], folder);
    const findings = await checkBooks(postgres.url, await torment(victim, victims[name], postgres, kills));
    console.log(JSON.stringify({ victim: name, kills, ...findings }));
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
  kills: number,
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
  for (let blow = 1; blow <= kills; blow++) {
    await pause(300 + random.int(1_200));
    // The first blows take each target once; the rest fall where the seed wills.
    const target = targets[blow - 1] ?? random.pick(targets);
    const before = journal.acknowledged.length;
    await strike(target, on, postgres);
    await Promise.race([all, moreThan(journal, before + PLAYERS)]);
    console.log(
      `${String(blow).padStart(3)}  ${target.padEnd(12)} ${journal.acknowledged.length} bets acknowledged, ${journal.unknown} unknown`,
    );
  }
  isOver = true;
  await all;
  return journal;
}

async function strike(
  target: (typeof targets)[number],
  on: Victim,
  postgres: EmbeddedPostgres,
): Promise<void> {
  if (target === 'backend') await killBackend(postgres);
  if (target === 'postmaster' || target === 'all at once') process.kill(postgres.pid, 'SIGKILL');
  if (target === 'server' || target === 'all at once') await on.killAndRestart();
}

async function killBackend({ adminUrl }: EmbeddedPostgres): Promise<void> {
  const client = await connected(adminUrl);
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY application_name LIKE '%lane%' DESC, pid`,
  );
  const lane = rows[random.int(Math.min(rows.length, 2))];
  if (lane) process.kill(lane.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Waits for a database that still recovers from the last blow: it has no backend to kill yet. */
async function connected(connectionString: string): Promise<Client> {
  const until = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(100);
    }
  }
}

async function moreThan(journal: Journal, count: number): Promise<void> {
  while (journal.acknowledged.length < count) await pause(20);
}
