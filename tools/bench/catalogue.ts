/**
 * npm run bench:catalogue [-- --calls=1500]
 * How long a player waits for a list of games where the house has 10,000 of them: searches as they are typed, filters,
 * and pages, each asked over HTTP one after the other. The last line is one JSON object, in milliseconds.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { fillCatalogue, gameCount, words } from './catalogue-games.ts';
import { median, percentile } from './figures.ts';
import { startHouse } from './start-house.ts';

/** What a search may take at its slowest hundredth. */
const SEARCH_BAR_MS = 50;
const WARM_UP = 100;

const { values } = parseArgs({ options: { calls: { type: 'string', default: '1500' } } });
const calls = Number(values.calls);
const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const house = await startHouse(postgres.url, 'bench_catalogue', []);
try {
  await fillCatalogue(house.databaseUrl);
  const random = seededRandom(7);
  const word = () => random.pick(random.pick(words));

  /** What somebody types: the beginning of a word, a word, two, a number, or a word with a letter too few. */
  const typed = (): Record<string, string> => {
    const one = word();
    const ways = [
      one.slice(0, 1 + random.int(4)),
      one,
      `${one} ${word()}`,
      String(random.int(gameCount)),
      one.slice(1),
      `${one}x`,
    ];
    return { gameName: random.pick(ways) };
  };
  const filtered = (): Record<string, string> => ({
    ...random.pick<Record<string, string>>([{ gameType: 'RNG' }, { gameType: 'LIVE' }, {}]),
    ...(random.next() < 0.5 ? { minRtp: random.pick(['0.94', '0.96', '0.97']) } : {}),
    ...(random.next() < 0.5 ? { volatility: random.pick(['low', 'medium', 'high']) } : {}),
    ...(random.next() < 0.3 ? { features: random.pick(['wild', 'wild,scatter', 'free-spins']) } : {}),
    ...(random.next() < 0.3 ? { minBet: random.pick(['1.00', '5.00', '25.00']) } : {}),
    ...(random.next() < 0.3 ? { minLineNum: random.pick(['10', '25', '50']) } : {}),
  });
  const turned = (): Record<string, string> => ({ gameType: 'RNG', pageNo: String(1 + random.int(200)) });

  const ask = async (wish: Record<string, string>): Promise<number> => {
    const query = new URLSearchParams({ pageSize: '24', ...wish });
    const from = performance.now();
    const response = await fetch(new URL(`/wps/relay/GCSGAME_gameList?${query}`, house.address));
    const answer = (await response.json()) as { success: boolean };
    if (!answer.success) throw new Error(`${query}: ${JSON.stringify(answer)}`);
    return performance.now() - from;
  };
  const measure = async (name: string, wish: () => Record<string, string>) => {
    for (let call = 0; call < WARM_UP; call++) await ask(wish());
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await ask(wish()));
    const figures = { p50: rounded(median(times)), p99: rounded(percentile(times, 0.99)) };
    console.log(`${name.padEnd(8)} p50 ${figures.p50} ms  p99 ${figures.p99} ms  (${calls} calls)`);
    return figures;
  };
  const search = await measure('search', typed);
  const filters = await measure('filters', filtered);
  const paging = await measure('paging', turned);
  console.log(
    JSON.stringify({ games: gameCount, calls, search, filters, paging, bars: { searchP99: SEARCH_BAR_MS } }),
  );
  if (search.p99 >= SEARCH_BAR_MS) process.exitCode = 1;
} finally {
  await house.close();
  await postgres.stop();
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
