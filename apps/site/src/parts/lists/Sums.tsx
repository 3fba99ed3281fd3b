import type { ReactNode } from 'react';
import classes from './Sums.module.css';

/** What a list or a range comes to, each sum beneath its name; where there is little room, beside it. `label` names them all. */
export function Sums({
  label,
  sums,
}: {
  label: string;
  sums: readonly (readonly [name: string, sum: ReactNode])[];
}) {
  return (
    <dl className={classes.sums} aria-label={label}>
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
