const KINDS = 52;
const RANKS = 13;
const SUITS = 4;

/** What two cards are to each other: of different ranks, of one rank, or the same card of two decks. */
export type PairKind = 'none' | 'pair' | 'perfect';

/** How likely the first two cards of both sides are this, when these cards have not been seen and lie in any order. */
interface PairWay {
  readonly player: PairKind;
  readonly banker: PairKind;
  readonly chance: number;
}

export function pairChances(unseen: readonly number[]): PairWay[] {
  const kinds = new Array<number>(KINDS).fill(0);
  for (const card of unseen) kinds[card % KINDS] = of(kinds, card % KINDS) + 1;
  const one = twoCards(kinds, unseen.length);
  const both = { pair: { pair: 0, perfect: 0 }, perfect: { pair: 0, perfect: 0 } };
  for (let rank = 0; rank < RANKS; rank += 1) {
    for (let a = rank * SUITS; a < (rank + 1) * SUITS; a += 1) {
      for (let b = rank * SUITS; b < (rank + 1) * SUITS; b += 1) {
        const chance = takenTwo(kinds, unseen.length, a, b);
        if (chance <= 0) continue;
        kinds[a] = of(kinds, a) - 1;
        kinds[b] = of(kinds, b) - 1;
        const other = twoCards(kinds, unseen.length - 2);
        kinds[a] = of(kinds, a) + 1;
        kinds[b] = of(kinds, b) + 1;
        const own = both[a === b ? 'perfect' : 'pair'];
        own.pair += chance * other.pair;
        own.perfect += chance * other.perfect;
      }
    }
  }
  // Either side's two cards are as likely to be anything as the other's.
  const alone = (kind: 'pair' | 'perfect') => one[kind] - both[kind].pair - both[kind].perfect;
  const any = one.pair + one.perfect;
  const some = any + alone('pair') + alone('perfect');
  return [
    { player: 'none', banker: 'none', chance: 1 - some },
    { player: 'none', banker: 'pair', chance: alone('pair') },
    { player: 'none', banker: 'perfect', chance: alone('perfect') },
    { player: 'pair', banker: 'none', chance: alone('pair') },
    { player: 'pair', banker: 'pair', chance: both.pair.pair },
    { player: 'pair', banker: 'perfect', chance: both.pair.perfect },
    { player: 'perfect', banker: 'none', chance: alone('perfect') },
    { player: 'perfect', banker: 'pair', chance: both.perfect.pair },
    { player: 'perfect', banker: 'perfect', chance: both.perfect.perfect },
  ];
}

const of = (kinds: readonly number[], kind: number): number => kinds[kind] as number;

/** How likely the next two cards are of these kinds, in this order. */
const takenTwo = (kinds: readonly number[], all: number, a: number, b: number): number =>
  (of(kinds, a) * (of(kinds, b) - Number(a === b))) / (all * (all - 1));

/** How likely the next two cards are of one rank but no perfect pair, and how likely one. */
function twoCards(kinds: readonly number[], all: number): { pair: number; perfect: number } {
  let [perfect, ofRank] = [0, 0];
  for (let rank = 0; rank < RANKS; rank += 1) {
    let cards = 0;
    for (let kind = rank * SUITS; kind < (rank + 1) * SUITS; kind += 1) {
      cards += of(kinds, kind);
      perfect += takenTwo(kinds, all, kind, kind);
    }
    ofRank += (cards * (cards - 1)) / (all * (all - 1));
  }
  return { pair: ofRank - perfect, perfect };
}
