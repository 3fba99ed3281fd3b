import type { ReactNode } from 'react';
import classes from './StateBadge.module.css';

interface StateBadgeProps {
  /** Done, trouble, on its way, or neither. */
  readonly tone: 'good' | 'bad' | 'waiting' | 'calm';
  readonly children: ReactNode;
}

/** The state of something about money in a word, with a point in the colour of how it stands. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
