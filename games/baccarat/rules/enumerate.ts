import { bankerDraws, playerDraws } from './coup.ts';

/** How many of the ordered sequences of six cards of a shoe give coups of one kind. */
export interface CoupClass {
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly playerCards: number;
  readonly bankerCards: number;
  /** Below 2^53, so exact. */
  readonly sequences: number;
}

/** [B17] Ordered sequences of six of 416 cards: 416 · 415 · … · 411. */
export const ALL_SEQUENCES = 4_998_398_275_503_360;

/** Cards of each value in eight decks; value 0 is ten, jack, queen and king. */
const full: readonly number[] = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** [B17] Every coup that eight decks can give, by points and cards, each with its exact number of sequences. */
export function enumerateCoups(): CoupClass[] {
  const left = [...full];
  const found = new Map<string, CoupClass>();
  const add = (player: number[], banker: number[], ways: number) => {
    const out = player.length + banker.length;
    let sequences = ways;
    for (let rest = out; rest < 6; rest += 1) sequences *= 416 - rest;
    const [playerPoints, bankerPoints] = [points(player), points(banker)];
    const key = `${playerPoints}/${bankerPoints}/${player.length}/${banker.length}`;
    const before = found.get(key)?.sequences ?? 0;
    found.set(key, {
      playerPoints,
      bankerPoints,
      playerCards: player.length,
      bankerCards: banker.length,
      sequences: before + sequences,
    });
  };
  /** Each value that may come next, with the ways to draw it. */
  const each = (ways: number, then: (value: number, ways: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const cards = left[value] ?? 0;
      left[value] = cards - 1;
      then(value, ways * cards);
      left[value] = cards;
    }
  };
  const bankersThird = (player: number[], banker: number[], ways: number) => {
    if (!bankerDraws(points(banker), player[2] ?? null)) return add(player, banker, ways);
    each(ways, (value, more) => add(player, [...banker, value], more));
  };
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, w4) => {
          const [player, banker] = [
            [p1, p2],
            [b1, b2],
          ];
          if (points(player) >= 8 || points(banker) >= 8) return add(player, banker, w4);
          if (!playerDraws(points(player))) return bankersThird(player, banker, w4);
          each(w4, (p3, w5) => bankersThird([...player, p3], banker, w5));
        }),
      ),
    ),
  );
  return [...found.values()];
}

const points = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;
