import type { ReactNode } from 'react';
import { Jali } from '../ornament/Jali.tsx';
import classes from './PageHero.module.css';

/** The head of a section page: what it is, in a sentence, with a picture and what can be done first. */
export function PageHero({
  title,
  lead,
  art,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  /** The address of a square picture without its ending: it lies there as AVIF and as WebP. */
  art?: string;
  children?: ReactNode;
}) {
  return (
    <header className={classes.hero}>
      <Jali fade="edges" />
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
      {art ? (
        <picture className={classes.art}>
          <source srcSet={`${art}.avif`} type="image/avif" />
          <img src={`${art}.webp`} alt="" width={256} height={256} />
        </picture>
      ) : null}
    </header>
  );
}
