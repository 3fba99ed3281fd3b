import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import type { CallFailed } from '../../api/office-client.ts';
import { type Column, DataTable } from '../DataTable.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';
import classes from '../Listing.module.css';

/** A list that a call answers whole, in all its states: loading, failed, empty, and full with its export. */
export function WholeList<Value, Row>({
  query,
  rowsOf,
  caption,
  columns,
  rowKey,
  none,
  children = (table) => table,
}: {
  query: UseQueryResult<Value, CallFailed>;
  rowsOf: (value: Value) => readonly Row[];
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** What is said where there is nothing. */
  none: { readonly title: string; readonly hint?: string; readonly icon?: ReactNode };
  /** What stands around the table. */
  children?: (table: ReactNode, value: Value) => ReactNode;
}) {
  const failureText = useFailureText();
  if (query.isPending) return <ListSkeleton rows={6} height={44} />;
  if (query.error && (!query.data || query.isPlaceholderData)) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return null;
  const rows = [...rowsOf(query.data)];
  if (rows.length === 0) return <EmptyState {...none} />;
  const table = (drawn: readonly Row[], isStale: boolean) => (
    <DataTable caption={caption} columns={columns} rows={drawn} rowKey={rowKey} isStale={isStale} />
  );
  const whole = { list: rows, pageNum: 1, totalPages: 1, total: rows.length };
  return (
    <div className={classes.listing}>
      {children(table(rows, query.isPlaceholderData), query.data)}
      <div className={classes.foot} data-ends>
        <ExportMenu name={caption} total={rows.length} readPage={() => Promise.resolve(whole)}>
          {(drawn) => table(drawn, false)}
        </ExportMenu>
      </div>
    </div>
  );
}
