import { type ChipColumn, chipColumns } from './chip-columns.ts';
import classes from './chips.module.css';

const [width, depth, thick] = [30, 11, 5.2];

/** An amount as piles of chips that lie on the felt. `unit` is the worth of the least chip. */
export function Chips({ amount, unit }: { amount: bigint; unit: bigint }) {
  const columns = chipColumns(amount, unit);
  const highest = Math.max(1, ...columns.map(({ count }) => count));
  const box = { w: Math.max(1, columns.length) * (width + 2), h: depth * 2 + highest * thick };
  return (
    <svg
      className={classes.chips}
      viewBox={`0 0 ${box.w} ${box.h}`}
      style={{ inlineSize: `calc(${box.w} * var(--chip-unit, 1px))` }}
      aria-hidden="true"
    >
      {columns.map((column, at) => (
        <Pile key={column.tone} column={column} x={at * (width + 2) + 1} bottom={box.h - 1} />
      ))}
    </svg>
  );
}

function Pile({ column: { tone, count }, x, bottom }: { column: ChipColumn; x: number; bottom: number }) {
  const [rx, ry, cx] = [width / 2, depth / 2, x + width / 2];
  return (
    <g data-tone={tone} className={classes.pile}>
      <ellipse className={classes.shade} cx={cx + 1.5} cy={bottom - ry + 1.2} rx={rx + 1} ry={ry} />
      {Array.from({ length: count }, (_, level) => {
        const y = bottom - ry - level * thick;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: chips of one pile differ by nothing but their height.
          <g key={level}>
            <path
              className={classes.side}
              d={`M${x} ${y - thick} V${y} A${rx} ${ry} 0 0 0 ${x + width} ${y} V${y - thick} Z`}
            />
            <path
              className={classes.marks}
              d={`M${cx - 3} ${y + ry - thick} v${thick} h6 v${-thick} Z M${x + 3} ${y - thick + 3} v${thick} l4 2 v${-thick} Z M${x + width - 3} ${y - thick + 3} v${thick} l-4 2 v${-thick} Z`}
            />
            <ellipse className={classes.top} cx={cx} cy={y - thick} rx={rx} ry={ry} />
            <ellipse className={classes.inlay} cx={cx} cy={y - thick} rx={rx * 0.62} ry={ry * 0.62} />
          </g>
        );
      })}
    </g>
  );
}
