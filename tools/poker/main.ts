import {
  ALL_ROUNDS,
  hands,
  roundsByHand,
  roundsByHandLeft,
  rtp,
  squaresOfDeals,
} from '@ikka/jacks-or-better/rules';
import { isWhole, paidFor, proveRules } from './prove-rules.ts';

/*
 * Counts jacks or better over every deal and every hold by inclusion and exclusion, holds the rules of the game against it, and
 * prints what their sheet says. Takes some minutes.
 *
 *   npm run figures:poker
 */
const { deals, classes, best, left, squares, faults } = proveRules();
const percent = (paid: bigint) => `${((Number(paid) / ALL_ROUNDS) * 100).toFixed(10)} %`;
const figure = (count: number) => count.toLocaleString('en').padStart(20);

console.log(
  `${'hand'.padEnd(14)}${'deals'.padStart(20)}${'best hold'.padStart(20)}${'player left'.padStart(20)}`,
);
for (const hand of hands) {
  console.log(`${hand.padEnd(14)}${figure(deals[hand])}${figure(best[hand])}${figure(left[hand])}`);
}
console.log(
  `of ${ALL_ROUNDS.toLocaleString('en')} rounds, by ${classes.toLocaleString('en')} classes of suits`,
);
console.log(`the best hold returns ${paidFor(best)} / ${ALL_ROUNDS} = ${percent(paidFor(best))}`);
console.log(`a player who left gets ${paidFor(left)} / ${ALL_ROUNDS} = ${percent(paidFor(left))}`);

console.log(`the worth of deals squares to ${squares} squares of 7,669,695ths`);

const isAsPublished =
  squares === squaresOfDeals &&
  hands.every((hand) => best[hand] === roundsByHand[hand] && left[hand] === roundsByHandLeft[hand]) &&
  paidFor(best) * rtp.denominator === rtp.numerator * BigInt(ALL_ROUNDS) &&
  isWhole(best) &&
  isWhole(left);
console.log(`${faults} differences from the rules; the sheet ${isAsPublished ? 'says the same' : 'DIFFERS'}`);
if (faults > 0 || !isAsPublished) process.exitCode = 1;
