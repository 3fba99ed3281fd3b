import { blackjackLuck } from '@ikka/blackjack/round';
import { type Act, actsOf, type BlackjackChoice, courseOf } from '@ikka/blackjack/rules';
import { crashLuck } from '@ikka/crash/round';
import { pointOf } from '@ikka/crash/rules';
import { type Luck, luckOfDraw } from '@ikka/game-kit';
import { hiLoLuck } from '@ikka/hi-lo/round';
import { isOver as isHiLoOver, rankOf } from '@ikka/hi-lo/rules';
import { jacksOrBetterLuck } from '@ikka/jacks-or-better/round';
import { minesLuck } from '@ikka/mines/round';
import { describe, expect, it } from 'vitest';
import { bandOf } from './bands.ts';

/** A generator of numbers below n, the same in every run (Park and Miller, 1988). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

function dealt(next: (below: number) => number, of: number, count: number): number[] {
  const pool = Array.from({ length: of }, (_, card) => card);
  return Array.from({ length: count }, (_, at) => {
    const other = at + next(of - at);
    [pool[at], pool[other]] = [pool[other] ?? 0, pool[at] ?? 0];
    return pool[at] ?? 0;
  });
}

const stake = 10_000n;

/** The round in which the sum of luck leaves its band, or null; each round tells its luck by what the sum was. */
function leavesAt(rounds: number, play: (sum: number) => Luck): number | null {
  let [sum, variance, greatestRise, greatestFall] = [0, 0, 0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const { gain, rise, fall, ...luck } = play(sum);
    sum += gain;
    variance += luck.variance;
    greatestRise = Math.max(greatestRise, rise);
    greatestFall = Math.max(greatestFall, fall);
    const band = bandOf({ variance, greatestRise, greatestFall });
    if (sum > band.above || sum < -band.below) return round;
  }
  return null;
}

/** Players go for more when they are behind, and bet alike otherwise. */
const bold = (sum: number): boolean => sum < 0;

/** `cheat`: in how many of a hundred rounds chance is not left alone, so that the player loses where he could. */
const games = {
  mines: (cheat: number) => {
    const next = numbers(11);
    return (sum: number) => {
      const laid = dealt(next, 25, 3);
      if (next(100) < cheat && !laid.includes(7)) laid[0] = 7;
      const picks: number[] = [];
      for (const tile of bold(sum) ? [7, 3, 20, 11] : [7, 3]) {
        picks.push(tile);
        if (laid.includes(tile)) break;
      }
      return minesLuck.luckOf({ stake, choice: { mines: 3, picks }, outcome: { laid }, isOver: true });
    };
  },
  'hi-lo': (cheat: number) => {
    const next = numbers(12);
    return (sum: number) => {
      const cards = [4 * (1 + next(11))];
      const guesses: string[] = [];
      do {
        const guess = rankOf(cards.at(-1) ?? 0) < 7 ? 'higher' : 'lower';
        const isEdge = [1, 13].includes(rankOf(cards.at(-1) ?? 0));
        guesses.push(isEdge ? 'skip' : guess);
        // The lowest card after "higher", and the highest after "lower": an ace, and a king.
        cards.push(next(100) < cheat ? (guess === 'higher' ? 48 : 44) : next(52));
      } while (guesses.length < (bold(sum) ? 3 : 1) && !isHiLoOver({ guesses } as never, { cards }));
      return hiLoLuck.luckOf({ stake, choice: { guesses }, outcome: { cards }, isOver: true });
    };
  },
  'jacks-or-better': (cheat: number) => {
    const next = numbers(13);
    return (sum: number) => {
      const cards = dealt(next, 52, 10);
      // Rags in place of the first five: nothing in them is worth holding.
      const deal = next(100) < cheat ? [0, 9, 18, 27, 32] : cards.slice(0, 5);
      const rest = cards.filter((card) => !deal.includes(card));
      const outcome = { cards: [...deal, ...rest, ...dealt(next, 52, 10)].slice(0, 10) };
      const distinct = [...new Set([...outcome.cards, ...Array.from({ length: 52 }, (_, at) => at)])];
      const hold = bold(sum) ? [] : [0, 1, 2, 3, 4].filter((at) => (deal[at] ?? 0) >= 36);
      return jacksOrBetterLuck.luckOf({
        stake,
        choice: { hold },
        outcome: { cards: distinct.slice(0, 10) },
        isOver: true,
      });
    };
  },
  blackjack: (cheat: number) => {
    const next = numbers(14);
    return (sum: number) => {
      const shoe = dealt(next, 416, 40);
      if (next(100) < cheat) [shoe[1], shoe[3]] = [48, 44];
      const cards = [...new Set(shoe)];
      let choice: BlackjackChoice = { main: '10000', pairs: '0', plus3: '0', acts: [] };
      for (;;) {
        const course = courseOf(choice.acts, cards);
        if (course === null || course.phase === 'over') {
          const outcome = { cards: cards.slice(0, course?.used) };
          return blackjackLuck.luckOf({ stake, choice, outcome, isOver: true });
        }
        const acts = actsOf(choice, course);
        const act: Act = acts.includes('decline')
          ? 'decline'
          : bold(sum)
            ? (acts[next(acts.length)] ?? 'stand')
            : 'stand';
        choice = { ...choice, acts: [...choice.acts, act] };
      }
    };
  },
  crash: (cheat: number) => {
    const next = numbers(15);
    return (sum: number) => {
      const point = next(100) < cheat ? 100 : pointOf(next(2 ** 31 - 1) * 2 ** 21);
      const bet = (wish: number, count: number) => ({
        stake,
        choice: { cashOut: wish <= point ? wish : null },
        outcome: { point },
        count,
      });
      return crashLuck.luckOf([bet(200, 1), bet(bold(sum) ? 500 : 120, 2)], {} as never);
    };
  },
} satisfies Record<string, (cheat: number) => (sum: number) => Luck>;

describe('the band', () => {
  it.each([
    ['mines', 2_500],
    ['hi-lo', 2_500],
    ['jacks-or-better', 120],
    ['blackjack', 1_000],
    ['crash', 2_500],
  ] as const)(
    '[RT5, RT6] of %s holds %i honest rounds at every look, however players go on',
    (game, rounds) => {
      expect(leavesAt(rounds, games[game](0))).toBeNull();
    },
  );

  it.each([
    ['mines', 25, 2_500],
    ['hi-lo', 25, 2_500],
    ['jacks-or-better', 80, 1_500],
    ['blackjack', 25, 2_000],
    ['crash', 25, 2_500],
  ] as const)(
    '[RT5, RT6] of %s is left where %i rounds of 100 are turned against players, within %i',
    (game, cheat, rounds) => {
      expect(leavesAt(rounds, games[game](cheat))).toBeGreaterThan(20);
    },
  );
});

/** So many rounds at even stakes until one per cent is further than the band and three deviations. */
function roundsToFind(perRound: { readonly variance: number; readonly rise: number; readonly fall: number }) {
  for (let rounds = 1_000; ; rounds = Math.ceil(rounds * 1.05)) {
    const variance = perRound.variance * rounds;
    const { above, below } = bandOf({ variance, greatestRise: perRound.rise, greatestFall: perRound.fall });
    if (0.01 * Number(stake) * rounds > Math.max(above, below) + 3 * Math.sqrt(variance)) return rounds;
  }
}

describe('one per cent', () => {
  it.each([
    ['mines, three picks of three', 1_500_000, [77, 38]],
    ['hi-lo, a seven', 1_000_000, [7, 6]],
    ['baccarat, the player', 1_200_000, [9, 10]],
  ] as const)('[RT3] is found in %s within %i rounds', (_, within, [won, lost]) => {
    const worth = (0.99 * Number(stake) * (won + lost)) / won;
    const draw = luckOfDraw(
      [
        [won, worth],
        [lost, 0],
      ],
      0,
    );
    expect(roundsToFind(draw)).toBeLessThan(within);
  });

  it('[RT3] is found in blackjack within two million rounds, and in jacks or better within 25 million', () => {
    const of = (variance: number, rise: number) =>
      roundsToFind({ variance: variance * 1e8, rise: rise * 1e4, fall: 1.5e4 });
    expect(of(1.35, 4)).toBeLessThan(2_000_000);
    expect(of(19.514676, 800)).toBeLessThan(25_000_000);
  });
});
