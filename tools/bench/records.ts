/**
 * npm run bench:records [-- --rows=300000 --share=0.3 --calls=100 --again]
 * How long a member waits for a page of records where there are many: every page, of somebody who plays all day, of one who plays
 * much, and of one who hardly does; wherever it lies and whatever is chosen. How fast the copy is made that they are read from, and
 * what the operator's days cost. The busiest member has `--share` of all rows. `--rows=10000000` fills for some quarter of an hour
 * first; `--again` asks for the pages of an earlier run with the same rows and share, without filling. The last line is one JSON object, in milliseconds.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { measureDayReports } from './day-reports.ts';
import { median, percentile } from './figures.ts';
import { recordPages, type Wish } from './record-pages.ts';
import { cashAccounts, fillMovements, fillPayments, untilRead } from './record-rows.ts';
import { registerMembers } from './register-members.ts';
import { startHouse } from './start-house.ts';

/** What any page may take at its slowest hundredth. */
const BAR_MS = 100;
const WARM_UP = 5;
/** As much as somebody plays who plays every day for an hour and more. */
const movementsOfMany = 250_000;
const movementsOfFew = 40;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '300000' },
    share: { type: 'string', default: '0.3' },
    calls: { type: 'string', default: '100' },
    again: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const calls = Number(values.calls);
const isAgain = values.again;
const ofOne = Math.floor(rows * Number(values.share));
const manyCount = Math.ceil((rows - ofOne) / movementsOfMany);
const movements = [
  ofOne,
  ...Array.from({ length: manyCount }, () => Math.floor((rows - ofOne) / manyCount)),
  ...Array.from({ length: 10 }, () => movementsOfFew),
];

const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const settings = [['identity.slider_captcha', 'false']] as const;
const house = await startHouse(postgres.url, 'bench_records', settings, { isAgain });
try {
  const members = (await registerMembers(house.address, movements.length, { isAgain })).map((member, at) => ({
    ...member,
    movements: movements[at] ?? 0,
    payments: Math.ceil((movements[at] ?? 0) / 200),
  }));
  console.log(`${members.length} members, one of them with ${ofOne} movements`);
  const filling = isAgain ? {} : await fill(members);

  const random = seededRandom(11);
  const figures: Record<string, { p50: number; p99: number }> = {};
  const whose = { one: members.slice(0, 1), many: members.slice(1, 1 + manyCount), few: members.slice(-10) };
  for (const [name, some] of Object.entries(whose)) {
    const [sample] = some;
    if (sample === undefined) continue;
    for (const [page, wish] of Object.entries(recordPages(sample, random))) {
      const times: number[] = [];
      for (let call = -WARM_UP; call < calls; call++) {
        const time = await ask(random.pick(some).token, wish());
        if (call >= 0) times.push(time);
      }
      note(`${name}.${page}`, { p50: median(times), p99: percentile(times, 0.99) });
    }
  }
  const { month, longest, ...reports } = await measureDayReports(house.databaseUrl, calls);
  console.log(`the operator's days were read in ${reports.readSeconds} s`);
  note('reports.month', month);
  note('reports.longest', longest);
  const all = rows + 10 * movementsOfFew;
  console.log(
    JSON.stringify({
      rows: all,
      members: members.length,
      calls,
      ...filling,
      reports,
      ...figures,
      bars: { p99: BAR_MS },
    }),
  );
  if (Object.values(figures).some(({ p99 }) => p99 >= BAR_MS)) process.exitCode = 1;

  function note(name: string, { p50, p99 }: { p50: number; p99: number }): void {
    figures[name] = { p50: rounded(p50), p99: rounded(p99) };
    console.log(
      `${name.padEnd(24)} p50 ${rounded(p50)} ms  p99 ${rounded(p99)} ms${p99 < BAR_MS ? '' : '  MISSED'}`,
    );
  }
} finally {
  await house.close();
  await postgres.stop();
}

/** Fills the ledger, and lets the house read it into its records. */
async function fill(
  members: Parameters<typeof cashAccounts>[1] & Parameters<typeof fillPayments>[1],
): Promise<Record<string, number>> {
  const accounts = await cashAccounts(house.databaseUrl, members);
  const fillSeconds = await seconds(async () => {
    await fillMovements(house.databaseUrl, accounts);
    await fillPayments(house.databaseUrl, members);
  });
  console.log(`filled in ${fillSeconds} s`);
  const readSeconds = await seconds(() =>
    untilRead(house.databaseUrl, accounts, (behind) => console.log(`${behind} movements are to be read yet`)),
  );
  const readPerSecond = Math.round(rows / readSeconds);
  console.log(`read in ${readSeconds} s, ${readPerSecond} a second`);
  return { fillSeconds, readSeconds, readPerSecond };
}

/** Asks for a page, or for the beginning of a file; answers how long it took. */
async function ask(token: string, [path, wanted]: Wish): Promise<number> {
  const from = performance.now();
  const response = await fetch(new URL(`${path}?${new URLSearchParams(wanted)}`, house.address), {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (response.headers.has('Content-Disposition')) {
    const reader = response.body?.getReader();
    await reader?.read();
    const time = performance.now() - from;
    await reader?.cancel();
    return time;
  }
  const answer = (await response.json()) as { success: boolean };
  if (!answer.success) throw new Error(`${path} ${JSON.stringify(wanted)}: ${JSON.stringify(answer)}`);
  return performance.now() - from;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round((performance.now() - from) / 100) / 10;
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
