/**
 * npm run bench:rooms [-- --players=1000 --rounds=3]
 * Crash with so many players, each with a line of its own to the room: the whole server in a process of its own, real
 * sessions, calls and money (trial money: the same path with another currency). Every player bets once a round at a moment
 * of its own while bets are open; half of them have a standing order, half cash out by hand. The last line is one JSON
 * object; the exit code is 1 when a bar is missed.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client, startEmbedded } from '@ikka/server/database';
import { percentile } from './figures.ts';
import { fastPlay, openTrialPlay } from './open-play.ts';
import { playRounds } from './play-rooms.ts';
import { startHouse } from './start-house.ts';

const bars = { p99Ms: 150, lateRounds: 0 } as const;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
  },
});
const players = Number(values.players);
const postgres = await startEmbedded({
  folder: fileURLToPath(new URL('../../.cache/bench-database', import.meta.url)),
  onProgress: (step) => console.log(step),
});
const house = await startHouse(postgres.url, 'bench_rooms', fastPlay);
try {
  await offerCrash(house.databaseUrl);
  const tokens: string[] = [];
  while (tokens.length < players) {
    const some = Array.from({ length: Math.min(20, players - tokens.length) }, () =>
      openTrialPlay(house.address, { gameId: 'crash', vassalage: 'IKKA_ARCADE' }),
    );
    tokens.push(...(await Promise.all(some)));
  }
  console.log(`${players} players are in`);
  const played = await playRounds({ address: house.address, tokens, rounds: Number(values.rounds) });
  const { waits, cashOutWaits, ...counts } = played;
  const figures = {
    players,
    ...counts,
    p50Ms: percentile(waits, 0.5),
    p99Ms: percentile(waits, 0.99),
    cashOutP99Ms: percentile(cashOutWaits, 0.99),
  };
  console.log(JSON.stringify(figures));
  if (!(figures.p99Ms < bars.p99Ms) || figures.lateRounds > bars.lateRounds) process.exitCode = 1;
} finally {
  await house.close();
  await postgres.stop();
}

/** Puts the game on offer where the catalogue of this database has none of it. */
async function offerCrash(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    INSERT INTO catalogue.game (id, vendor_code, category, name_en, name_ur, search_text, coins_per_stake, tags, sort)
    VALUES ('crash', 'IKKA_ARCADE', 'RNG', 'Crash', 'Crash', 'crash', 10, '{}', 900) ON CONFLICT DO NOTHING`);
  await client.end();
}
