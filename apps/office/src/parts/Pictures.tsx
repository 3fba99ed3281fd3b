import type { ReactNode } from 'react';
import classes from './Pictures.module.css';

/** The pictures that somebody sent, beside each other. */
export function PictureRow({ children }: { children: ReactNode }) {
  return <ul className={classes.row}>{children}</ul>;
}

/** A small picture; a press shows it whole in a tab of its own. */
export function PictureLink({ address, alt }: { address: string; alt: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img className={classes.picture} src={address} alt={alt} />
    </a>
  );
}
