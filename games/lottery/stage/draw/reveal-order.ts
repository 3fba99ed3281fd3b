import { type ShapeCode, shapes } from '../../rules/index.ts';

/** A number of a board of prizes by its row and place. */
export interface PrizePlace {
  readonly group: string;
  readonly at: number;
}

/** The rows that stand first on paper and are drawn last. */
const drawnLast: Readonly<Partial<Record<ShapeCode, readonly string[]>>> = {
  'vn-north': ['special'],
};

/** In which order a board of prizes is filled: small prizes first, the greatest last, as at the draws that people watch. */
export function revealOrder(shape: ShapeCode): PrizePlace[] {
  const rows = shapes[shape].groups;
  const last = drawnLast[shape];
  const order =
    last === undefined
      ? rows.toReversed()
      : [
          ...rows.filter(({ code }) => !last.includes(code)),
          ...rows.filter(({ code }) => last.includes(code)),
        ];
  return order.flatMap(({ code, count }) => Array.from({ length: count }, (_, at) => ({ group: code, at })));
}
