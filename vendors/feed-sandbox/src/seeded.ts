/** Numbers from 0 to below 1 that follow from their seed alone. */
export type Random = () => number;

/** Mulberry32 over the text's FNV-1a hash: the same text gives the same numbers on every machine. */
export function seeded(text: string): Random {
  let state = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of them, by its weight. */
export function pickWeighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  let point = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    point -= weight;
    if (point < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new Error('nothing to pick from');
  return last[0];
}

/** How many: nothing, one, two … by these chances, which come to one. */
export const pickCount = (random: Random, chances: readonly number[]): number =>
  pickWeighted(
    random,
    chances.map((chance, count) => [count, chance] as const),
  );

/** The chances of nothing, one, two …, where each but nothing comes so many times as often as said. */
export function countChances(some: readonly number[], factor: number): readonly number[] {
  const scaled = some.map((chance) => chance * factor);
  return [1 - scaled.reduce((sum, chance) => sum + chance, 0), ...scaled];
}

export const pickWhole = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));

/** Close to a normal deviate: the sum of twelve. */
export function deviate(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw += 1) sum += random();
  return sum;
}
