/**
 * npm run bench:records [-- --rows=300000 --calls=200]
 * How long a member waits for a page of records where there are many: every page of the account record and the betting record,
 * wherever it lies and whatever is chosen, a year of profit, a year's statement. `--rows=10000000` fills for some half an hour
 * first. The last line is one JSON object, in milliseconds.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { median, percentile } from './figures.ts';
import { cashAccounts, daysFilled, fillMovements, untilRead } from './record-rows.ts';
import { startHouse } from './start-house.ts';

/** What any page may take at its slowest hundredth. */
const BAR_MS = 100;
const WARM_UP = 20;
const dayMs = 86_400_000;
/** As much as somebody plays who plays every day for an hour and more. */
const movementsOfOne = 250_000;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '300000' }, calls: { type: 'string', default: '200' } },
});
const rows = Number(values.rows);
const calls = Number(values.calls);
const members = Math.max(4, Math.ceil(rows / movementsOfOne));
const each = Math.floor(rows / members);

const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const house = await startHouse(postgres.url, 'bench_records', []);
try {
  const tokens: string[] = [];
  for (let at = 0; at < members; at++) tokens.push(await openTrial());
  console.log(`${members} members with ${each} movements each`);
  await fillMovements(house.databaseUrl, await cashAccounts(house.databaseUrl), each);
  await untilRead(house.databaseUrl, (behind) => console.log(`${behind} movements are to be read yet`));

  const random = seededRandom(11);
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  /** So many days, somewhere in the year. */
  const somewhere = (days: number) => {
    const from = today - (days + random.int(Math.max(1, daysFilled - days))) * dayMs;
    return { from: new Date(from).toISOString(), to: new Date(from + days * dayMs).toISOString() };
  };
  const year = () => ({
    from: new Date(today - 365 * dayMs).toISOString(),
    to: new Date(today + dayMs).toISOString(),
  });
  const pageOf = (share: number, size = 15) => ({
    pageSize: String(size),
    pageNo: String(1 + random.int(Math.max(1, Math.floor((each * share) / size)))),
  });
  const account = '/wps/relay/ODSFE2_MemTransDet';
  const bets = '/wps/record/bets';
  const profit = '/wps/record/profit';
  const wishes: Record<string, () => [path: string, query: Record<string, string>]> = {
    accountWeek: () => [account, { ...somewhere(7), ...pageOf(7 / daysFilled) }],
    accountYear: () => [account, { ...year(), ...pageOf(1) }],
    accountType: () => [account, { ...year(), type: 'payout', ...pageOf(0.5) }],
    accountLargePage: () => [account, { ...year(), ...pageOf(1, 100) }],
    betsWeek: () => [bets, { ...somewhere(7), ...pageOf(3 / daysFilled) }],
    betsYear: () => [bets, { ...year(), ...pageOf(0.5) }],
    betsGame: () => [bets, { ...year(), gameId: `bench-${random.int(5)}`, ...pageOf(0.05) }],
    betsVendor: () => [bets, { ...year(), vassalage: random.pick(['EVEN', 'ODD']), ...pageOf(0.2) }],
    profitDays: () => [profit, { ...year(), by: 'day' }],
    profitGames: () => [profit, { ...year(), by: random.pick(['game', 'vendor']) }],
    statement: () => [
      '/wps/record/year',
      { year: String(new Date(today - random.int(2) * 180 * dayMs).getUTCFullYear()) },
    ],
  };
  const figures: Record<string, { p50: number; p99: number }> = {};
  for (const [name, wish] of Object.entries(wishes)) {
    for (let call = 0; call < WARM_UP; call++) await ask(wish());
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await ask(wish()));
    const found = { p50: rounded(median(times)), p99: rounded(percentile(times, 0.99)) };
    figures[name] = found;
    console.log(`${name.padEnd(16)} p50 ${found.p50} ms  p99 ${found.p99} ms  (${calls} calls)`);
  }
  console.log(JSON.stringify({ rows: each * members, members, calls, ...figures, bars: { p99: BAR_MS } }));
  if (Object.values(figures).some(({ p99 }) => p99 >= BAR_MS)) process.exitCode = 1;

  async function ask([path, wanted]: [path: string, query: Record<string, string>]): Promise<number> {
    const from = performance.now();
    const response = await fetch(new URL(`${path}?${new URLSearchParams(wanted)}`, house.address), {
      headers: { Authorization: `Bearer ${random.pick(tokens)}` },
    });
    const answer = (await response.json()) as { success: boolean };
    if (!answer.success) throw new Error(`${path} ${JSON.stringify(wanted)}: ${JSON.stringify(answer)}`);
    return performance.now() - from;
  }
} finally {
  await house.close();
  await postgres.stop();
}

async function openTrial(): Promise<string> {
  const response = await fetch(new URL('/wps/session/login/freeplay', house.address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ os: 'bench', platform: 'W' }),
  });
  const answer = (await response.json()) as { success: boolean; value: { token: string } };
  if (!answer.success) throw new Error(`no trial account: ${JSON.stringify(answer)}`);
  return answer.value.token;
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
