import { parseArgs } from 'node:util';
import {
  customaryRow,
  opensByOperator,
  type Play,
  playsByShape,
  printOdds,
  returnsOf,
  shapeCodes,
} from '@ikka/lottery/rules';
import { countEveryBoard } from './count-every-board.ts';
import { decimal } from './decimal.ts';
import { simulateBoards } from './simulate-boards.ts';

/*
 * Counts every board of the lotteries whose boards can be counted, with the code that settles, and holds what each play says of
 * itself against that; simulates boards of the others; and prints every play with its chances, odds and exact returns. Takes some
 * minutes.
 *
 *   npm run figures:lottery [-- --boards N]
 */
const { values } = parseArgs({ options: { boards: { type: 'string', default: '200000' } } });
const boards = Number(values.boards);

/** So unlikely must a deviation be, by chance alone and of all that are tested, that it counts as a fault. */
const DEVIATIONS_MOST = 5;

function printPlays(): void {
  for (const shape of shapeCodes) {
    console.log(`\n${shape}`);
    for (const play of playsByShape[shape] as readonly Play[]) {
      const row = customaryRow(play, 1800);
      const returns = new Map(returnsOf(play, row).map(({ kind, returned }) => [kind, returned]));
      for (const { code, means } of play.kinds) {
        const returned = returns.get(code) ?? { numerator: 0n, denominator: 1n };
        const tiers = Object.entries(means).map(
          ([tier, mean]) =>
            `${tier} ${mean.numerator}/${mean.denominator} at ${printOdds(row.tiers[tier] ?? 0n)}`,
        );
        const told = tiers.map((tier) => (tier.length > 90 ? `${tier.slice(0, 87)}...` : tier)).join(', ');
        const off = opensByOperator(returned) ? ' (an operator opens it)' : '';
        console.log(`  ${play.code.padEnd(12)} ${code.padEnd(14)} ${decimal(returned, 6)}${off}  ${told}`);
      }
    }
  }
}

if (!Number.isSafeInteger(boards) || boards < 1_000) {
  console.error('--boards is a whole number from 1000');
  process.exitCode = 2;
} else {
  printPlays();
  const counted = countEveryBoard();
  const simulated = simulateBoards(boards);
  const faults = [
    ...counted.faults,
    ...simulated.filter(({ deviations }) => Math.abs(deviations) > DEVIATIONS_MOST).map(({ name }) => name),
  ];
  for (const { name, expected, measured, deviations } of simulated) {
    console.log(
      `${name.padEnd(28)} due ${expected.toFixed(6)}, came ${measured.toFixed(6)}, ${deviations.toFixed(2)} deviations`,
    );
  }
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  console.log(
    JSON.stringify({ counted: counted.bets, simulated: simulated.length, boards, faults: faults.length }),
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
