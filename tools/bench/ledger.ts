/**
 * npm run bench:ledger [-- --rounds=5 --seconds=5 --no-http]
 * Durable money against PostgreSQL's own yardstick, in turn on one server with one configuration (fsync and
 * synchronous_commit on): TPC-B transactions, the ledger's transfers in process, bets over HTTP through the real route.
 * Bets are measured without anybody's limits and with limits of one member in five.
 * Each round compares neighbours in time; the ratios are the medians of the rounds' ratios. The last line is one JSON
 * object; the exit code is 1 when a bar is missed.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { type BetResult, prepareBets } from './bets.ts';
import { median } from './figures.ts';
import { settle } from './settle.ts';
import { prepareTpcB } from './tpcb.ts';
import { prepareTransfers } from './transfers.ts';

const TRANSFERS_BAR = 15;
const BETS_BAR = 2.5;
const IN_FLIGHT = 256;
const CONNECTIONS = 128;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    'no-http': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const opened: { close(): Promise<void> }[] = [];
try {
  console.log('filling the databases');
  const tpcb = await prepareTpcB(postgres.url);
  const transfers = await prepareTransfers(postgres.url, IN_FLIGHT);
  opened.push(transfers);
  const bets = values['no-http'] ? null : await prepareBets(postgres.url, CONNECTIONS);
  if (bets !== null) opened.push(bets);
  const tpcbRates: number[] = [];
  const transferRates: number[] = [];
  const betRates: number[] = [];
  const limitedRates: number[] = [];
  const unexpected: BetResult['other'][] = [];
  // A server runs for months: what is measured is compiled code, not its first seconds.
  await transfers.run(3);
  await bets?.run(8);
  await bets?.runLimited(4);
  for (let round = 1; round <= rounds; round++) {
    const base = await settled(() => tpcb.run(seconds));
    const moved = await settled(() => transfers.run(seconds));
    tpcbRates.push(base);
    transferRates.push(moved.perSecond);
    say(round, `${tpcb.tool} TPC-B`, base, '');
    say(
      round,
      'transfers',
      moved.perSecond,
      `p50 ${moved.p50Ms.toFixed(1)} ms, p99 ${moved.p99Ms.toFixed(1)} ms, ${(moved.refusedShare * 100).toFixed(1)}% refused`,
    );
    if (bets === null) continue;
    for (const [what, rates, measure] of [
      ['bets', betRates, bets.run],
      ['bets, limits', limitedRates, bets.runLimited],
    ] as const) {
      const played = await settled(() => measure(seconds));
      rates.push(played.perSecond);
      if (Object.keys(played.other).length > 0) unexpected.push(played.other);
      const waits = `p50 ${played.p50Ms.toFixed(1)} ms, p99 ${played.p99Ms.toFixed(1)} ms`;
      say(round, what, played.perSecond, waits);
    }
  }
  report({ tpcbRates, transferRates, betRates, limitedRates, unexpected });
} finally {
  for (const one of opened.reverse()) await one.close();
  await postgres.stop();
}

async function settled<T>(measure: () => Promise<T>): Promise<T> {
  await settle(postgres.adminUrl);
  return measure();
}

function say(round: number, what: string, perSecond: number, more: string): void {
  console.log(
    `round ${round}  ${what.padEnd(14)} ${Math.round(perSecond).toString().padStart(7)}/s  ${more}`,
  );
}

interface Measured {
  readonly tpcbRates: readonly number[];
  readonly transferRates: readonly number[];
  readonly betRates: readonly number[];
  readonly limitedRates: readonly number[];
  readonly unexpected: readonly BetResult['other'][];
}

function report({ tpcbRates, transferRates, betRates, limitedRates, unexpected }: Measured): void {
  const ratioOf = (rates: readonly number[], base = tpcbRates): number =>
    median(rates.map((rate, round) => rate / (base[round] ?? Number.NaN)));
  const transfersRatio = ratioOf(transferRates);
  const betsRatio = betRates.length > 0 ? ratioOf(betRates) : null;
  const limitedRatio = betRates.length > 0 ? ratioOf(limitedRates) : null;
  for (const other of unexpected) console.log(`answers that were no bets: ${JSON.stringify(other)}`);
  const isMissed =
    transfersRatio < TRANSFERS_BAR || (betsRatio !== null && betsRatio < BETS_BAR) || unexpected.length > 0;
  console.log(
    JSON.stringify({
      transfersRatio: rounded(transfersRatio),
      betsRatio: betsRatio === null ? null : rounded(betsRatio),
      betsWithLimitsRatio: limitedRatio === null ? null : rounded(limitedRatio),
      limitsShare: limitedRatio === null ? null : rounded(ratioOf(limitedRates, betRates)),
      tpcbPerSecond: Math.round(median(tpcbRates)),
      transfersPerSecond: Math.round(median(transferRates)),
      betsPerSecond: betRates.length > 0 ? Math.round(median(betRates)) : null,
      betsWithLimitsPerSecond: limitedRates.length > 0 ? Math.round(median(limitedRates)) : null,
      inFlight: IN_FLIGHT,
      connections: CONNECTIONS,
      bars: { transfersRatio: TRANSFERS_BAR, betsRatio: BETS_BAR },
    }),
  );
  if (isMissed) process.exitCode = 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
