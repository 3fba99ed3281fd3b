import { createHmac } from 'node:crypto';
import type { Lottery } from './lotteries.ts';

/** Whole numbers below a bound that follow from their seed and what they are for. */
export function seeded(seed: string, purpose: string): (below: number) => number {
  let block = Buffer.alloc(0);
  let at = 0;
  let count = 0;
  return (below) => {
    // A word that would favour the small numbers is drawn again.
    for (;;) {
      if (at + 4 > block.length) {
        block = createHmac('sha256', seed).update(`${purpose}/${count}`).digest();
        at = 0;
        count += 1;
      }
      const word = block.readUInt32BE(at);
      at += 4;
      if (word < Math.floor(2 ** 32 / below) * below) return word % below;
    }
  };
}

export interface DrawnPrize {
  readonly prize: string;
  readonly numbers: readonly string[];
}

/** [R1] What a lottery draws on a day. A number of a drum is drawn once a day, with two digits. */
export function drawPrizes(seed: string, { code, prizes }: Lottery, date: string): readonly DrawnPrize[] {
  const next = seeded(seed, `${code}/${date}`);
  const out = new Set<number>();
  const fromDrum = (size: number): string => {
    for (;;) {
      const ball = next(size) + 1;
      if (out.has(ball)) continue;
      out.add(ball);
      return String(ball).padStart(2, '0');
    }
  };
  return prizes.map(({ prize, count, drawn }) => ({
    prize,
    numbers: Array.from({ length: count }, () =>
      'drum' in drawn ? fromDrum(drawn.drum) : String(next(10 ** drawn.digits)).padStart(drawn.digits, '0'),
    ),
  }));
}

/** [R3] The same, read wrongly: the first number has another last digit; where it would stand twice, or not at all, another one. */
export function misread(prizes: readonly DrawnPrize[]): readonly DrawnPrize[] {
  const [first, ...others] = prizes;
  const number = first?.numbers[0];
  if (first === undefined || number === undefined) return prizes;
  const all = new Set(prizes.flatMap(({ numbers }) => numbers));
  const wrong = Array.from({ length: 9 }, (_, more) => {
    const digit = (Number(number.at(-1)) + 1 + more) % 10;
    return `${number.slice(0, -1)}${digit}`;
  }).find((one) => !all.has(one) && Number(one) > 0);
  return [{ ...first, numbers: [wrong ?? number, ...first.numbers.slice(1)] }, ...others];
}
