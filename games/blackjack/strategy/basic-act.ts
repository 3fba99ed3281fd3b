import {
  type Act,
  actsOf,
  type BlackjackChoice,
  type BlackjackOutcome,
  cardValue,
  courseOf,
  totalOf,
} from '../rules/index.ts';
import { moveOf, splits } from './basic-strategy.ts';

/** What basic strategy does in a round as far as it was played, or null where nothing is left to do. It never insures. */
export function basicAct(choice: BlackjackChoice, { cards }: BlackjackOutcome): Act | null {
  const course = courseOf(choice.acts, cards);
  if (course === null) throw new TypeError('not a round of blackjack');
  if (course.phase === 'over') return null;
  if (course.phase === 'insurance') return 'decline';
  const acts = actsOf(choice, course);
  const held = course.hands[course.at]?.cards ?? [];
  const up = cardValue(course.dealer[0] ?? 0);
  if (acts.includes('split') && splits(cardValue(held[0] ?? 0), up)) return 'split';
  return moveOf({ ...totalOf(held), up }, acts.includes('double'));
}
