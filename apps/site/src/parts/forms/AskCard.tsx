import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AskCard.module.css';

interface AskCardProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  /** What can be done about it now. */
  readonly ways: ReactNode;
  readonly later: string;
  readonly onLater: () => void;
  readonly children?: ReactNode;
}

/** Something that a page asks before it goes on, and that can be left for later. */
export function AskCard({ id, icon, title, hint, ways, later, onLater, children }: AskCardProps) {
  return (
    <section className={classes.card} aria-labelledby={id} data-testid={id}>
      <h3 id={id} className={classes.heading}>
        {icon}
        {title}
      </h3>
      <p className={classes.hint}>{hint}</p>
      {children}
      <div className={classes.choose}>
        <div className={classes.ways}>{ways}</div>
        <Button variant="subtle" onClick={onLater}>
          {later}
        </Button>
      </div>
    </section>
  );
}
