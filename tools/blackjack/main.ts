import { rtp } from '@ikka/blackjack/rules';
import { exactReturn, gainAgainst } from './exact-return.ts';
import { simulateStrategy } from './simulate-strategy.ts';

/*
 * Counts what blackjack returns by basic strategy, exactly, and plays it with the rules and the draws that players get:
 *   npm run figures:blackjack -- [rounds]
 * It fails where the count is not the sheet's, or what was played lies more than four errors away from it.
 */
const rounds = Number(process.argv[2] ?? 200_000);
const sheet = Number(rtp.numerator) / Number(rtp.denominator);

for (const up of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) console.log(`open ${up}: ${gainAgainst(up).toFixed(9)}`);
const counted = exactReturn();
console.log(`counted ${counted.toFixed(9)}, sheet ${sheet.toFixed(9)}`);
const { mean, error } = simulateStrategy(rounds);
console.log(`played ${rounds} rounds: ${mean.toFixed(5)}, error ${error.toFixed(5)}`);
const isRight = Math.abs(counted - sheet) < 1e-9 && Math.abs(mean - sheet) < 4 * error;
process.exitCode = isRight ? 0 : 1;
