import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

/** The heading of a page, with what can be done on it at the end of the line. */
export function PageHead({
  title,
  hint,
  before,
  children,
}: {
  title: ReactNode;
  hint?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.head}>
      <div className={classes.titles}>
        {before}
        <Title order={1}>{title}</Title>
        {hint ? <p className={classes.hint}>{hint}</p> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </div>
  );
}
