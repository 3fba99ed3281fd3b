import classes from './panels.module.css';

/** A square of the picture, 8 units wide in a step of 10. */
const cell = (reel: number, row: number) => `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z`;
const cells = [0, 1, 2, 3, 4].flatMap((reel) => [0, 1, 2].map((row) => cell(reel, row))).join('');

/** One line of the paytable as a small picture of the reels. Decorative order is the same in both directions. */
export function LineDrawing({ number, rows }: { number: number; rows: readonly number[] }) {
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
  return (
    <li className={classes.line}>
      <bdi dir="ltr">{number}</bdi>
      <svg viewBox="0 0 50 30" role="img" aria-label={`${number}: ${rows.map((row) => row + 1).join('-')}`}>
        <path d={cells} />
        <path data-lit d={rows.map((row, reel) => cell(reel, row)).join('')} />
        <polyline points={points} />
      </svg>
    </li>
  );
}
