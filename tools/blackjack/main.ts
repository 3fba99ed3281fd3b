import { rtp } from '@ikka/blackjack/rules';
import { gains } from '@ikka/blackjack/strategy';
import { exactReturn, gainAgainst } from './exact-return.ts';

/*
 * Counts what blackjack returns by basic strategy, exactly, for each open card and over all of them, apart from the rules that pay:
 *   npm run figures:blackjack
 * It fails where the count is not the sheet's. What rounds return that are played, `npm run simulate` measures.
 */
const sheet = Number(rtp.numerator) / Number(rtp.denominator);
const isSame = (counted: number, written: number) => Math.abs(counted - written) < 1e-9;

let differing = 0;
const counts = new Map<number, number>();
for (const [up, written] of gains) {
  const counted = gainAgainst(up);
  counts.set(up, counted);
  if (!isSame(counted, written)) differing += 1;
  console.log(`open ${up}: counted ${counted.toFixed(9)}, written ${written.toFixed(9)}`);
}
const counted = exactReturn((up) => counts.get(up) ?? Number.NaN);
if (!isSame(counted, sheet)) differing += 1;
console.log(`all of them: counted ${counted.toFixed(9)}, sheet ${sheet.toFixed(9)}, ${differing} differ`);
process.exitCode = differing === 0 ? 0 : 1;
