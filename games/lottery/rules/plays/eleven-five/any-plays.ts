import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { numbers } from '../../selections/alphabet.ts';
import { ballPlaces, ballsAt } from '../balls.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';

const IN_DRUM = 11;
const DRAWN = 5;
const positions = [0, 1, 2, 3, 4];

/** What each number of picks returns for two. */
const prices = ['3.9', '9.9', '29.7', '118', '831', '138', '39.6', '14.8'];

/**
 * [LT7] Picks of k numbers that hold as many of the five drawn as they can. Numbers that stand in every pick (`dan`) may be named in
 * the second part; the others (`tuo`) fill each pick up.
 */
export const anyPlays: readonly Play<'11x5'>[] = prices.map((price, at) => anyPlay(at + 1, price));

function anyPlay(k: number, price: string): Play<'11x5'> {
  const alphabet = numbers(1, IN_DRUM);
  const waysToWin = k <= DRAWN ? choose(DRAWN, k) : choose(IN_DRUM - DRAWN, k - DRAWN);
  return oneTier({
    code: `RX${k}`,
    shape: '11x5',
    text: k <= DRAWN ? 'elevenFive.any' : 'elevenFive.anyOver',
    size: k,
    grammar: {
      parts: [
        { code: 'tuo', alphabet, least: 1, most: IN_DRUM },
        { code: 'dan', alphabet, least: 0, most: k - 1 },
      ],
      leastInAll: k,
      apart: true,
    },
    price: table(price),
    mean: chance(waysToWin, choose(IN_DRUM, k)),
    units: ([tuo = [], dan = []]) => choose(tuo.length, k - dan.length),
    win: ([tuo = [], dan = []], board) => {
      const drawn = ballsAt(board, positions);
      const came = (chosen: readonly string[]) => chosen.filter((number) => drawn.includes(number));
      const [ofTuo, ofDan] = [came(tuo), came(dan)];
      return {
        times: winningPicks(k, [tuo.length, dan.length], [ofTuo.length, ofDan.length]),
        symbols: [...ofDan, ...ofTuo].sort(),
        at: ballPlaces(positions.filter((at) => [...ofDan, ...ofTuo].includes(drawn[at] ?? ''))),
      };
    },
    most: ([tuo = [], dan = []]) =>
      Math.max(
        ...positions
          .concat(DRAWN)
          .flatMap((ofDan) =>
            positions
              .concat(DRAWN)
              .flatMap((ofTuo) =>
                isPossible([tuo.length, dan.length], [ofTuo, ofDan])
                  ? [winningPicks(k, [tuo.length, dan.length], [ofTuo, ofDan])]
                  : [],
              ),
          ),
      ),
  });
}

type TuoDan = readonly [tuo: number, dan: number];

/** Whether a draw can hold so many of each, the rest of it being none of the selection. */
const isPossible = ([tuo, dan]: TuoDan, [ofTuo, ofDan]: TuoDan): boolean =>
  ofTuo <= tuo && ofDan <= dan && ofTuo + ofDan <= DRAWN && DRAWN - ofTuo - ofDan <= IN_DRUM - tuo - dan;

/** How many picks win where so many of the selected numbers were drawn. */
function winningPicks(k: number, [tuo, dan]: TuoDan, [ofTuo, ofDan]: TuoDan): number {
  // A short pick wins where all its numbers came, a long one where it has all five.
  if (k <= DRAWN) return ofDan === dan ? choose(ofTuo, k - dan) : 0;
  return ofTuo + ofDan === DRAWN ? choose(tuo - ofTuo, k - dan - ofTuo) : 0;
}
