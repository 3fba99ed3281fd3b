import { useDirection } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SecurityRow.module.css';

interface SecurityRowProps {
  icon: TablerIcon;
  title: string;
  /** What is there, or what it would be good for. */
  said: ReactNode;
  /** Whether it protects already; left out where there is nothing to be done or not. */
  state?: { isGood: boolean; label: string } | undefined;
  onOpen: () => void;
}

/** A subject of the security centre: what stands, in a line, and the way to its page. */
export function SecurityRow({ icon: Icon, title, said, state, onOpen }: SecurityRowProps) {
  const { dir } = useDirection();
  const Chevron = dir === 'rtl' ? IconChevronLeft : IconChevronRight;
  return (
    <li>
      <button type="button" className={classes.row} onClick={onOpen}>
        <span className={classes.icon}>
          <Icon size={20} stroke={1.6} />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.said}>{said}</span>
        </span>
        {state ? (
          <span className={classes.state} data-good={state.isGood || undefined}>
            {state.label}
          </span>
        ) : null}
        <Chevron size={18} className={classes.chevron} />
      </button>
    </li>
  );
}
