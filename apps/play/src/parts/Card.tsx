import { Jali } from '@ikka/ui';
import type { ReactNode } from 'react';
import classes from './Card.module.css';

/** A card in the middle of the page for what must be read before going on. */
export function Card({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={classes.card} role="alert">
      <Jali fade="down" />
      <h2 className={classes.title}>{title}</h2>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children}
    </div>
  );
}
