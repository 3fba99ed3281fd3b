import { EmptyState } from '@ikka/ui';
import { IconFileUnknown } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '../api/office-client.ts';
import classes from './Case.module.css';
import { Loaded } from './Loaded.tsx';

/**
 * One of what waits in a queue, once it is read: before that its skeleton, and what went wrong. `unknown` is the code by
 * which the server says that there is none; an address that is no id means the same.
 */
export function CaseFound<One>({
  query,
  unknown,
  unknownTitle,
  children,
}: {
  query: UseQueryResult<One, CallFailed>;
  unknown: string;
  unknownTitle: string;
  children: (one: One) => ReactNode;
}) {
  if (query.error?.code === unknown || query.error?.code === 'request.malformed') {
    return <EmptyState icon={<IconFileUnknown size={34} stroke={1.5} />} title={unknownTitle} />;
  }
  return <Loaded query={query}>{children}</Loaded>;
}

/** What it is about, with its marks beside it. */
export function CaseTitle({ children }: { children: ReactNode }) {
  return <span className={classes.title}>{children}</span>;
}

/** Marks of a row, close together. */
export function Marks({ children }: { children: ReactNode }) {
  return <span className={classes.marks}>{children}</span>;
}

/** The buttons of what can be done now. */
export function Deeds({ children }: { children: ReactNode }) {
  return <div className={classes.deeds}>{children}</div>;
}

/** What is done on the one side, what is known on the other; under one another where there is little room. */
export function CaseColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{aside}</div>
    </div>
  );
}
