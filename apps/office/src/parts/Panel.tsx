import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** A sheet with a heading: one subject of a page. `flush` lets a table reach its edges. */
export function Panel({
  title,
  aside,
  flush = false,
  children,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.panel} data-flush={flush || undefined}>
      {title ? (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
