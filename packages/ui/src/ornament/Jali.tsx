import classes from './Jali.module.css';

/** The jali lattice behind a panel: faint, decorative, never over text at full strength. Fills its positioned parent. */
export function Jali({ fade = 'none' }: { fade?: 'none' | 'up' | 'down' | 'edges' }) {
  return <span className={classes.jali} data-fade={fade} aria-hidden="true" />;
}
