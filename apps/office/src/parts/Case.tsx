import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { EmptyState } from '@ikka/ui';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRead } from '../api/use-call.ts';
import { BackLink } from './BackLink.tsx';
import classes from './Case.module.css';
import { Loaded } from './Loaded.tsx';
import { PageHead } from './PageHead.tsx';

/**
 * One of what waits in a queue, once it is read: before that its skeleton, and what went wrong. `unknown` is the code by
 * which the server says that there is none; an address that is no id means the same.
 */
export function CaseFound<C extends Call>({
  call,
  request,
  everyMs = false,
  unknown,
  unknownTitle,
  children,
}: {
  call: C;
  request: CallRequest<C>;
  everyMs?: number | false;
  unknown: string;
  unknownTitle: string;
  children: (one: CallValue<C>) => ReactNode;
}) {
  const query = useRead(call, request, { everyMs });
  if (query.error?.code === unknown || query.error?.code === 'request.malformed') {
    return <EmptyState icon={<IconFileUnknown size={34} stroke={1.5} />} title={unknownTitle} />;
  }
  return <Loaded query={query}>{children}</Loaded>;
}

/** The heading of one of a list: the way back to the list, then what it is about with its marks beside it. */
export function CaseHead({
  to,
  list,
  hint,
  acts,
  children,
}: {
  to: ComponentProps<typeof BackLink>['to'];
  /** What the list is called. */
  list: string;
  hint?: ReactNode;
  /** What can be done on the page. */
  acts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <PageHead
      before={<BackLink to={to}>{list}</BackLink>}
      title={<CaseTitle>{children}</CaseTitle>}
      hint={hint}
    >
      {acts}
    </PageHead>
  );
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
