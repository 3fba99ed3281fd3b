import { parseArgs } from 'node:util';
import { normalPValue } from '../fairness/chi-square.ts';
import { type GameResult, simulateGame } from './simulate-game.ts';
import { simulateSlot } from './simulate-slot.ts';
import { simulatedGames } from './simulated-games.ts';

const help = `Plays the house's instant games with fixed seeds, by the rules and the draws that players get, and holds what they
return against their sheets. Ten million rounds of each take twenty minutes of one processor.

  npm run simulate [-- options]

  --rounds N     rounds of each game, divided among its ways to bet (default 10000000)
  --game CODE    this game alone
  --fast N       rounds of the slot by its fast path beside that (default 100000000; 0 leaves it out)

The last line is one JSON object.
`;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    fast: { type: 'string', default: '100000000' },
    game: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [rounds, fastRounds] = [Number(options.rounds), Number(options.fast)];
const wanted = simulatedGames.filter(({ game }) => options.game === undefined || game.code === options.game);
const isMeant =
  Number.isSafeInteger(rounds) && rounds >= 1_000 && Number.isSafeInteger(fastRounds) && fastRounds >= 0;
/** So unlikely must one of all tests of a run be, by chance alone, that it counts as failed. */
function judge(): void {
  const results = wanted.map((game) => {
    const result = simulateGame(game, rounds);
    tell(result);
    return result;
  });
  const judged = results.flatMap(testsOf);
  const pLeast = 0.01 / judged.length;
  const failed = judged.filter(({ p }) => p < pLeast);
  for (const { name, p } of failed) console.log(`FAILED: ${name}, p = ${p.toExponential(2)}`);
  const slot =
    results.some(({ code }) => code === 'karakoram-25') && fastRounds > 0 ? tellSlot(results) : null;
  if (failed.length > 0 || slot?.isFailed) process.exitCode = 1;
  console.log(
    JSON.stringify({
      games: results.map(({ cases, fits, seconds, ...result }) => ({
        ...result,
        perSecond: Math.round(result.rounds / seconds),
        cases: cases.map((one) => ({ ...one, p: pOf(one) })),
        fits,
      })),
      slotByFastPath: slot,
      tests: judged.length,
      pLeast,
      failed: failed.length,
    }),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(4)} %`;
/** 2.576 standard deviations to both sides hold 99 of 100 measurements. */
const SIDE = 2.576;
const pOf = ({ measured, expected, error }: GameResult['cases'][number]) =>
  error === 0 ? 1 : normalPValue((measured - expected) / error);

const testsOf = ({ code, cases, fits }: GameResult) => [
  ...cases.map((one) => ({ name: `${code} ${one.name}, return`, p: pOf(one) })),
  ...fits.map(({ name, p }) => ({ name: `${code} ${name}`, p })),
];

function tell({ code, version, rounds: played, seconds, cases, fits }: GameResult): void {
  const perSecond = Math.round(played / seconds).toLocaleString('en');
  console.log(
    `${code} ${version}: ${played.toLocaleString('en')} rounds, ${perSecond} a second of one processor`,
  );
  for (const one of cases) {
    const within = `${percent(one.measured)} ± ${percent(SIDE * one.error)}`;
    console.log(
      `  ${one.name.padEnd(16)} returned ${within} (99 %), by the sheet ${percent(one.expected)}, p = ${pOf(one).toFixed(4)}`,
    );
  }
  for (const { name, cells, p } of fits) {
    console.log(`  chi-square of ${name}: ${cells} cells, p = ${p.toFixed(4)}`);
  }
}

function tellSlot(results: readonly GameResult[]) {
  const sheet = results.find(({ code }) => code === 'karakoram-25')?.cases[0];
  if (sheet === undefined) throw new Error('the slot was not simulated');
  const speed = simulateSlot(fastRounds);
  const error = sheet.error * Math.sqrt(sheet.rounds / speed.rounds);
  const p = pOf({ ...sheet, measured: speed.measured, error });
  const perSecond = Math.round(speed.rounds / speed.seconds);
  const isFailed = p < 0.001;
  console.log(
    `karakoram-25 by its fast path (bit masks, stops from AES-256-CTR): ${speed.rounds.toLocaleString('en')} rounds, ` +
      `${perSecond.toLocaleString('en')} a second of one processor, returned ${percent(speed.measured)} ± ` +
      `${percent(SIDE * error)} (99 %), p = ${p.toFixed(4)}${isFailed ? ' FAILED' : ''}`,
  );
  return { ...speed, perSecond, expected: sheet.expected, error, p, isFailed };
}

if (options.help || !isMeant || wanted.length === 0) {
  process.stdout.write(help);
  process.exitCode = options.help ? 0 : 2;
} else {
  judge();
}
