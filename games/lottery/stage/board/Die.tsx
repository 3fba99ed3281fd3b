import classes from './Die.module.css';

/** Where the pips of each face lie, on a grid of three by three. */
const pipsOf: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** One face of a die. */
export function DieFace({ face, className }: { face: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 36 36" className={className ?? classes.die} role="img" aria-label={face}>
      <rect width="36" height="36" rx="7" className={classes.side} />
      {(pipsOf[face] ?? []).map((at) => (
        <circle
          key={at}
          cx={8 + (at % 3) * 10}
          cy={8 + Math.floor(at / 3) * 10}
          r={face === '1' ? 4.6 : 3.4}
          className={face === '1' || face === '4' ? classes.red : classes.pip}
        />
      ))}
    </svg>
  );
}
