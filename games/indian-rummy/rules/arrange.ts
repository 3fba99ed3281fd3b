import { isJoker } from '@ikka/game-kit';
import { ACE, isWild, pointsOf, rankOf, suitOf } from './cards.ts';

export const meldKinds = ['pure', 'sequence', 'set'] as const;
export type MeldKind = (typeof meldKinds)[number];

export interface Meld {
  readonly kind: MeldKind;
  readonly cards: readonly number[];
}

/** How a hand lies best. */
export interface Arrangement {
  /** What a loser has with it, before any cap. */
  readonly points: number;
  readonly melds: readonly Meld[];
  readonly rest: readonly number[];
  /** [RM7] Every card is melded, in two sequences at least, one of them pure. */
  readonly isValid: boolean;
}

/** One way to lay some of the cards: which, how many wild cards stand for missing ones, and as what. */
interface Option {
  readonly kind: MeldKind;
  readonly mask: number;
  readonly jokers: number;
}

interface Found {
  readonly cost: number;
  readonly melds: readonly Option[];
  /** Wild cards that no meld needs. */
  readonly spare: number;
}

const LONGEST = 5;
const SMALLEST = 3;

/**
 * [RM7, RM8] Finds the arrangement with the fewest points among all. Longer sequences are several short ones, so that three to five cards
 * are enough; a wild card that no meld needs can lie on any of them. Source: pvp.md 3.
 */
export function arrange(cards: readonly number[], wild: number): Arrangement {
  // Those that may stand for themselves or for others come first: once they are placed, the number of wild ones is known.
  const turned = cards.filter((card) => !isJoker(card) && isWild(card, wild));
  const ordinary = cards.filter((card) => !isWild(card, wild));
  const printed = cards.filter(isJoker);
  const laid = [...turned, ...ordinary];
  const total = ordinary.reduce((sum, card) => sum + pointsOf(card, wild), 0);
  const pures = pureRuns(laid);
  const whole = search(laid, turned.length, printed.length, pures, wild, false);
  const pureOnly = search(laid, turned.length, printed.length, pures, wild, true);
  const best = [whole, pureOnly].reduce<Found | null>(
    (one, other) => (other !== null && (one === null || other.cost < one.cost) ? other : one),
    null,
  );
  if (best === null || best.cost >= total)
    return { points: total, melds: [], rest: [...cards], isValid: false };
  return told(best, laid, turned, printed, best === whole);
}

/** Every run of three to five cards of one suit that needs no wild card, by the lowest place of its cards. */
function pureRuns(laid: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const runs = new Map<number, number[]>();
  const at = (suit: number, step: number): number[] =>
    laid.flatMap((card, place) =>
      suitOf(card) === suit && rankOf(card) === (step === -1 ? ACE : step) ? [place] : [],
    );
  const grow = (suit: number, step: number, places: readonly number[]): void => {
    if (places.length >= SMALLEST) {
      const low = Math.min(...places);
      runs.set(low, [...(runs.get(low) ?? []), maskOf(places)]);
    }
    if (places.length === LONGEST || step > ACE) return;
    for (const place of at(suit, step)) if (!places.includes(place)) grow(suit, step + 1, [...places, place]);
  };
  for (let suit = 0; suit < 4; suit += 1)
    for (let start = -1; start <= ACE - 2; start += 1)
      for (const place of at(suit, start)) grow(suit, start + 1, [place]);
  return runs;
}

const maskOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);

/** The cheapest way to lay all cards; null where the sequences that it needs are not to be had. */
function search(
  laid: readonly number[],
  turned: number,
  printed: number,
  pures: ReadonlyMap<number, readonly number[]>,
  wild: number,
  isPureOnly: boolean,
): Found | null {
  const all = (1 << laid.length) - 1;
  const known = new Map<string, Found | null>();
  const walk = (mask: number, pool: number, pure: number, sequences: number): Found | null => {
    if (mask === all) {
      const isEnough = pure > 0 && (isPureOnly || sequences >= 2);
      return isEnough ? { cost: 0, melds: [], spare: pool } : null;
    }
    const key = `${mask} ${pool} ${pure} ${sequences}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const place = lowestFree(mask);
    let best: Found | null = null;
    const offer = (next: Found | null, cost: number, option: Option | null) => {
      if (next === null || (best !== null && best.cost <= next.cost + cost)) return;
      best = {
        cost: next.cost + cost,
        melds: option === null ? next.melds : [option, ...next.melds],
        spare: next.spare,
      };
    };
    for (const run of pures.get(place) ?? []) {
      if ((mask & run) !== 0) continue;
      offer(walk(mask | run, pool, 1, Math.min(2, sequences + 1)), 0, { kind: 'pure', mask: run, jokers: 0 });
    }
    if (place < turned) offer(walk(mask | (1 << place), pool + 1, pure, sequences), 0, null);
    else {
      if (!isPureOnly) {
        for (const option of meldsWith(laid, mask, place, turned, pool)) {
          const count = option.kind === 'sequence' ? Math.min(2, sequences + 1) : sequences;
          offer(walk(mask | option.mask, pool - option.jokers, pure, count), 0, option);
        }
      }
      offer(walk(mask | (1 << place), pool, pure, sequences), pointsOf(laid[place] ?? 0, wild), null);
    }
    known.set(key, best);
    return best;
  };
  return walk(0, printed, 0, 0);
}

function lowestFree(mask: number): number {
  let place = 0;
  while ((mask & (1 << place)) !== 0) place += 1;
  return place;
}

/** Sets, and sequences with wild cards, that a card has a part in, of cards that are free. */
function meldsWith(
  laid: readonly number[],
  mask: number,
  place: number,
  turned: number,
  pool: number,
): readonly Option[] {
  const card = laid[place] ?? 0;
  const isFree = (other: number) => other > place && other >= turned && (mask & (1 << other)) === 0;
  const free = laid.flatMap((_, other) => (isFree(other) ? [other] : []));
  return [...setsWith(laid, free, place, card, pool), ...sequencesWith(laid, free, place, card, pool)];
}

function setsWith(
  laid: readonly number[],
  free: readonly number[],
  place: number,
  card: number,
  pool: number,
): readonly Option[] {
  const others = [0, 1, 2, 3].flatMap((suit) => {
    if (suit === suitOf(card)) return [];
    const found = free.find((at) => rankOf(laid[at] ?? 0) === rankOf(card) && suitOf(laid[at] ?? 0) === suit);
    return found === undefined ? [] : [found];
  });
  return subsets(others).flatMap((with_) => {
    const jokers = Math.max(0, SMALLEST - with_.length - 1);
    return jokers <= pool ? [{ kind: 'set' as const, mask: maskOf([place, ...with_]), jokers }] : [];
  });
}

function sequencesWith(
  laid: readonly number[],
  free: readonly number[],
  place: number,
  card: number,
  pool: number,
): readonly Option[] {
  const options = new Map<number, Option>();
  // An ace is below the two or above the king.
  const steps = rankOf(card) === ACE ? [-1, ACE] : [rankOf(card)];
  for (const step of steps) {
    const near: { readonly step: number; readonly at: number }[] = [];
    for (let other = step - LONGEST + 1; other < step + LONGEST; other += 1) {
      if (other === step || other < -1 || other > ACE) continue;
      const rank = other === -1 ? ACE : other;
      const at = free.find(
        (one) => suitOf(laid[one] ?? 0) === suitOf(card) && rankOf(laid[one] ?? 0) === rank,
      );
      if (at !== undefined) near.push({ step: other, at });
    }
    for (const some of subsets(near)) {
      const taken = [step, ...some.map((one) => one.step)];
      const span = Math.max(...taken) - Math.min(...taken) + 1;
      const jokers = Math.max(span - taken.length, SMALLEST - taken.length);
      // Without a wild card it is a pure one, found elsewhere.
      if (span > LONGEST || jokers < 1 || jokers > pool) continue;
      const mask = maskOf([place, ...some.map(({ at }) => at)]);
      const before = options.get(mask);
      if (before === undefined || jokers < before.jokers)
        options.set(mask, { kind: 'sequence', mask, jokers });
    }
  }
  return [...options.values()];
}

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 1 << items.length }, (_, mask) =>
    items.filter((_item, at) => (mask & (1 << at)) !== 0),
  );
}

/** The cards of what was found: wild ones go where they are needed, and what is spare lies on a sequence that may have it. */
function told(
  { cost, melds, spare }: Found,
  laid: readonly number[],
  turned: readonly number[],
  printed: readonly number[],
  isWhole: boolean,
): Arrangement {
  const used = melds.reduce((mask, option) => mask | option.mask, 0);
  const wilds = [...printed, ...turned.filter((_, place) => (used & (1 << place)) === 0)];
  const found = melds.map(({ kind, mask, jokers }) => ({
    kind,
    cards: [...laid.filter((_, place) => (mask & (1 << place)) !== 0), ...wilds.splice(0, jokers)],
  }));
  const rest = laid.filter((card, place) => (used & (1 << place)) === 0 && !turned.includes(card));
  const isValid = isWhole && cost === 0;
  if (wilds.length !== spare) throw new Error('wild cards were lost while a hand was arranged');
  if (isValid && spare > 0) {
    const host =
      found.find(({ kind }) => kind === 'sequence') ?? found.findLast(({ kind }) => kind === 'pure');
    if (host !== undefined) {
      host.kind = 'sequence';
      host.cards.push(...wilds.splice(0));
    }
  }
  return { points: cost, melds: found, rest: [...rest, ...wilds], isValid };
}
