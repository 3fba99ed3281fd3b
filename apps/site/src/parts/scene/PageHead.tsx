import { Jali } from '@ikka/ui';
import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The head of a page that stands for itself. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <Jali fade="edges" />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </header>
  );
}
