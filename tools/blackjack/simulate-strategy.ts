import { blackjack } from '@ikka/blackjack/round';
import { actsOf, cardValue, courseOf, readChoice, readOutcome, totalOf } from '@ikka/blackjack/rules';
import type { OpenBet } from '@ikka/game-kit';
import { moveOf, splits } from './basic-strategy.ts';

/** Fixed once and never chosen by its results. */
const serverSeed = '7d15b80c2e9a4f63'.repeat(4);
const main = 1_000n;
const opening = { main: String(main), pairs: '0', plus3: '0' };

/** What basic strategy does in an open round. */
function actOf(bet: OpenBet, outcome: unknown): string {
  const choice = readChoice(bet.choice);
  const drawn = readOutcome(outcome);
  const course = choice && drawn && courseOf(choice.acts, drawn.cards);
  if (!course) throw new TypeError('not a round of blackjack');
  if (course.phase === 'insurance') return 'decline';
  const acts = actsOf(choice, course);
  const { cards } = course.hands[course.at] ?? { cards: [] };
  const up = cardValue(course.dealer[0] ?? 0);
  if (acts.includes('split') && splits(cardValue(cards[0] ?? 0), up)) return 'split';
  return moveOf({ ...totalOf(cards), up }, acts.includes('double'));
}

/** Plays so many rounds with the game itself, and answers what a stake at the opening returned, and the error of that. */
export function simulateStrategy(rounds: number): { readonly mean: number; readonly error: number } {
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed, clientSeed: 'basic strategy', nonce };
    const opened = blackjack.steps.open(main, opening);
    if ('refused' in opened) throw new TypeError(opened.refused);
    let bet: OpenBet = opened;
    let outcome = bet.draw(seeds);
    while (!bet.isOver(outcome)) {
      const step = bet.act({ act: actOf(bet, outcome) }, seeds);
      if ('refused' in step) throw new TypeError(step.refused);
      bet = step.bet;
      outcome = bet.draw(seeds);
    }
    const back = 1 + Number(bet.settle(outcome) - bet.stake) / Number(main);
    sum += back;
    squares += back ** 2;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean ** 2) / rounds) };
}
