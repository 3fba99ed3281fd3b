import classes from './Car.module.css';

/** A racing car from above with its number, driving to the right. */
export function Car({ number }: { number: string }) {
  return (
    <svg viewBox="0 0 64 30" className={classes.car} data-car={Number(number)} role="img" aria-label={number}>
      <g className={classes.tyre}>
        <rect x="9" y="1" width="12" height="5" rx="2" />
        <rect x="9" y="24" width="12" height="5" rx="2" />
        <rect x="44" y="2" width="11" height="4.5" rx="2" />
        <rect x="44" y="23.5" width="11" height="4.5" rx="2" />
      </g>
      <path
        className={classes.body}
        d="M3 7h5l2 3h12l8-4h14l12 5c5 1 6 7 0 8l-12 5H30l-8-4H10l-2 3H3c-1 0-1.5-.6-1.5-1.5v-13C1.5 7.6 2 7 3 7Z"
      />
      <path className={classes.shine} d="M11 11.5h11l8-3.8h13l11 4.4" />
      <circle cx="31" cy="15" r="8.6" className={classes.disc} />
      <text x="31" y="19" className={classes.number}>
        {Number(number)}
      </text>
    </svg>
  );
}
