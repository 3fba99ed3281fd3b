import { isJoker } from '@ikka/game-kit';
import type { MeldKind } from './arrange.ts';
import { ACE, isWild, rankOf, suitOf } from './cards.ts';

/** [RM7] What cards are that lie together; null where they are no meld. What can be more than one thing is the first of pure, sequence, set. */
export function meldKind(cards: readonly number[], wild: number): MeldKind | null {
  if (cards.length < 3) return null;
  if (!cards.some(isJoker) && isRun(cards, cards.length)) return 'pure';
  const naturals = cards.filter((card) => !isWild(card, wild));
  if (naturals.length === 0) return null;
  if (isRun(naturals, cards.length)) return 'sequence';
  const isOneRank = naturals.every((card) => rankOf(card) === rankOf(naturals[0] ?? 0));
  const isManySuits = new Set(naturals.map(suitOf)).size === naturals.length;
  return cards.length <= 4 && isOneRank && isManySuits ? 'set' : null;
}

const LONGEST = 14;

/** Whether cards of one suit, each once, lie within so many places; an ace below the two or above the king. */
function isRun(cards: readonly number[], places: number): boolean {
  if (places > LONGEST || !cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))) return false;
  return [ACE, -1].some((ace) => {
    const steps = cards.map((card) => (rankOf(card) === ACE ? ace : rankOf(card)));
    return new Set(steps).size === steps.length && Math.max(...steps) - Math.min(...steps) < places;
  });
}
