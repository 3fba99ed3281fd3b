/**
 * npm run bench:lottery [-- --rounds=15 --seconds=2 --slips=200000]
 * Slips over HTTP through the real route, in turn with the bets of `bench:ledger` in one house, and how long an issue with so many
 * slips takes to settle while slips are sold on another. The ratio is the median of the rounds' ratios. The last line is one JSON
 * object; the exit code is 1 when a bar is missed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect, type Database, startEmbedded } from '@ikka/server/database';
import { load, prepareBets } from './bets.ts';
import { median } from './figures.ts';
import { openTrialPlay } from './open-play.ts';
import { rateRounds } from './rate-rounds.ts';
import { settle } from './settle.ts';

const SLIPS_BAR = 0.7;
const SETTLE_BAR = 20;
const CONNECTIONS = 128;
const board =
  '12345|23456|34567,45678|10000,20000,30000,40000,50000,60037|1111,2222,3333,4437|5555,6666,7777,8888,9999,0000|123,456,789|37,11,22,33';
const number = (at: number) => String(at % 100).padStart(2, '0');
/** Two lines on a slip, as players have them; numbers and stakes go through all there are, so that some slips win and most lose. */
const manyLines = Array.from({ length: 500 }, (_, at) => [
  { play: 'LO2', selection: number(at), price: { unitStake: `${1 + (at % 7)}.00` }, odds: { win: '99' } },
  {
    play: 'DE_DB',
    selection: [number(at * 3 + 1), number(at * 7 + 50)].join(),
    price: { unitStake: `${5 + (at % 3)}.00` },
    odds: { win: '99' },
  },
]);

async function isAnyLeft(database: Database, market: string): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM standing.bet WHERE market = $1 AND state = 'open') AS left`;
  const { rows } = await database.pool.query<{ left: boolean }>(text, [market]);
  return rows[0]?.left ?? false;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    slips: { type: 'string', default: '200000' },
  },
});
const seconds = Number(values.seconds);
const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const bets = await prepareBets(postgres.url, CONNECTIONS);
const database = connect(bets.house.databaseUrl, { statementTimeoutMs: 120_000 });
try {
  const tokens = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      openTrialPlay(bets.house.address, { gameId: 'XSMB', vassalage: 'TCG_SEA' }),
    ),
  );
  /** An issue that stays on sale for a while; between two of them, the next one. */
  const issueOf = async (game: string): Promise<string> => {
    for (;;) {
      const { rows } = await database.pool.query<{ number: string }>(
        `SELECT number FROM lottery.issue WHERE game = $1 AND state = 'open' AND opens_at <= now() AND closes_at > now() + interval '20 s'
          ORDER BY draws_at LIMIT 1`,
        [game],
      );
      if (rows[0] !== undefined) return rows[0].number;
      await pause(1_000);
    }
  };
  const issue = await issueOf('XSMB');
  const order = {
    url: bets.house.address,
    path: '/play/api/lottery/slips',
    connections: CONNECTIONS,
    tokens,
  };
  const slips = (wish: { readonly seconds: number; readonly most?: number }) =>
    load({ ...order, ...wish, bodies: manyLines.map((lines) => ({ game: 'XSMB', issue, lines })) });
  await bets.run(5);
  await slips({ seconds: 5 });
  const { ratios, rates } = await rateRounds({
    rounds: Number(values.rounds),
    adminUrl: postgres.adminUrl,
    base: () => bets.run(seconds),
    own: () => slips({ seconds }),
  });
  const wanted = Number(values.slips);
  const standing = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ open: string }>(
      `SELECT count(*) AS open FROM standing.bet WHERE market = $1 AND state = 'open'`,
      [`XSMB/${issue}`],
    );
    return Number(rows[0]?.open ?? 0);
  };
  for (let open = await standing(); open < wanted; open = await standing()) {
    console.log(`${open} slips stand`);
    await slips({ seconds: 60, most: wanted - open });
  }
  await settle(postgres.adminUrl);
  const count = await standing();
  const other = await issueOf('SSC5M');
  const line = {
    play: 'DWD',
    selection: '1||||',
    price: { mode: 'YUAN', multiple: 5 },
    odds: { win: '9.8' },
  };
  const begun = performance.now();
  await database.pool.query(
    `UPDATE lottery.issue SET state = 'drawn', board = $2, version = 1 WHERE game = 'XSMB' AND number = $1`,
    [issue, board],
  );
  const sold = load({
    ...order,
    connections: 8,
    seconds: 15,
    bodies: [{ game: 'SSC5M', issue: other, lines: [line] }],
  });
  // Counting them all again and again would be work of its own.
  while (await isAnyLeft(database, `XSMB/${issue}`)) await pause(200);
  const settleSeconds = (performance.now() - begun) / 1_000;
  const meanwhile = await sold;
  const slipsRatio = median(ratios);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  console.log(
    JSON.stringify({
      slipsRatio: rounded(slipsRatio),
      settleSeconds: rounded(settleSeconds),
      slipsSettled: count,
      slipsPerSecond: Math.round(median(rates)),
      soldMeanwhilePerSecond: Math.round(meanwhile.perSecond),
      refusedMeanwhile: meanwhile.other,
      connections: CONNECTIONS,
      bars: { slipsRatio: SLIPS_BAR, settleSeconds: SETTLE_BAR },
    }),
  );
  if (slipsRatio < SLIPS_BAR || settleSeconds > SETTLE_BAR) process.exitCode = 1;
} finally {
  await database.close();
  await bets.close();
  await postgres.stop();
}
