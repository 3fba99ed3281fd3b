import { parseArgs } from 'node:util';
import { feed } from './feed.ts';
import { isPassed, P_MAX, P_MIN, testMappedOutcomes } from './mapped-outcomes.ts';
import { type OutsideReport, runDieharder, runEnt } from './outside-tools.ts';
import { bytesOfOneStream, bytesOfRounds } from './stream-bytes.ts';

const help = `Tests the fair stream: our own tests of mapped outcomes, then ent and dieharder where they are installed.

  npm run fairness:stream [-- options]

  --megabytes N   how much ent reads of each kind of stream (default 64)
  --all           every test of dieharder instead of the quick ones (hours)
  --write KIND    write N megabytes to the output instead, for another program: rounds | one
`;

/** dieharder's tests that it calls good and that need little enough data to be run in a few minutes. */
const QUICK_TESTS = ['0', '8', '10', '11', '12', '15', '100', '101', '102'];
const MEGABYTE = 1_000_000;

const { values: options } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '64' },
    all: { type: 'boolean', default: false },
    write: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const byteCount = Number(options.megabytes) * MEGABYTE;
const isWriteKnown = options.write === undefined || options.write === 'rounds' || options.write === 'one';
if (options.help || !isWriteKnown || !Number.isSafeInteger(byteCount) || byteCount < MEGABYTE) {
  process.stdout.write(help);
  process.exitCode = options.help ? 0 : 2;
} else if (options.write === undefined) {
  await judge();
} else {
  await feed(
    options.write === 'rounds' ? bytesOfRounds(byteCount) : bytesOfOneStream(byteCount),
    process.stdout,
  );
}

async function judge(): Promise<void> {
  let passed = 0;
  let failed = 0;
  const count = (isGood: boolean): string => {
    if (isGood) passed += 1;
    else failed += 1;
    return isGood ? 'passed' : 'FAILED';
  };
  const report = (name: string, result: OutsideReport): void => {
    if (result === null) console.log(`${name}: not installed; on Debian: apt-get install -y ent dieharder`);
    else console.log(`${name}: ${count(result.isPassed)}\n  ${result.text}`);
  };

  console.log(`mapped outcomes, p within ${P_MIN} … ${P_MAX}`);
  for (const result of testMappedOutcomes()) {
    const figures = `${result.statistic.toFixed(3).padStart(11)}  p = ${result.p.toFixed(6)}`;
    console.log(
      `  ${result.game.padEnd(24)} ${result.test.padEnd(30)} ${figures}  ${count(isPassed(result))}`,
    );
  }
  report('ent, the first block of each round', await runEnt(bytesOfRounds(byteCount), P_MIN, P_MAX));
  report('ent, one long stream', await runEnt(bytesOfOneStream(byteCount), P_MIN, P_MAX));
  for (const test of options.all ? ['-a'] : QUICK_TESTS) {
    const result = await runDieharder(test, bytesOfOneStream(Number.MAX_SAFE_INTEGER));
    report(`dieharder ${test}`, result);
    if (result === null) break;
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
