import { EmptyState, ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../calls/use-failure-text.ts';
import classes from './PagedList.module.css';

interface Page<Row> {
  readonly list: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total: number;
}

interface PagedListProps<Row> {
  readonly title: string;
  readonly query: UseQueryResult<Page<Row>>;
  readonly onPage: (page: number) => void;
  /** What is said where there is nothing yet. */
  readonly none: { readonly title: string; readonly hint: string; readonly icon: ReactNode };
  /** Between the title and the list, whatever the list's state: how it is narrowed. */
  readonly above?: ReactNode;
  /** What the list comes to; only where it has rows. */
  readonly totals?: ReactNode;
  /** A row, with a key. */
  readonly row: (row: Row) => ReactNode;
}

/** A titled list of one page after the other, in all its states. */
export function PagedList<Row>({ title, query, onPage, none, above, totals, row }: PagedListProps<Row>) {
  const failureText = useFailureText();
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {above}
      {query.isPending ? (
        <ListSkeleton rows={3} height={60} />
      ) : query.isError ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : query.data.total === 0 ? (
        <EmptyState {...none} />
      ) : (
        <>
          {totals}
          <ul className={classes.list}>{query.data.list.map(row)}</ul>
          <Pager page={query.data.pageNum} totalPages={query.data.totalPages} onPage={onPage} />
        </>
      )}
    </section>
  );
}
