import { EmptyState, ListSkeleton } from '@ikka/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '../../api/office-client.ts';
import { type Column, DataTable } from '../DataTable.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';
import classes from '../Listing.module.css';
import { Loaded } from '../Loaded.tsx';

interface Whole<Row> {
  /** What the list is called; an export carries it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** A list that a call answers whole, in all its states: loading, failed, empty, and full with its export. */
export function WholeList<Value, Row>({
  query,
  rowsOf,
  none,
  children = (table) => table,
  ...whole
}: Whole<Row> & {
  query: UseQueryResult<Value, CallFailed>;
  rowsOf: (value: Value) => readonly Row[];
  /** What is said where there is nothing. */
  none: { readonly title: string; readonly hint?: string; readonly icon?: ReactNode };
  /** What stands around the table. */
  children?: (table: ReactNode, value: Value) => ReactNode;
}) {
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={6} height={44} />} keepsLast>
      {(value) => {
        const rows = rowsOf(value);
        if (rows.length === 0) return <EmptyState {...none} />;
        const table = <DataTable {...whole} rows={rows} isStale={query.isPlaceholderData} />;
        return (
          <Exported {...whole} rows={rows}>
            {children(table, value)}
          </Exported>
        );
      }}
    </Loaded>
  );
}

/** Rows that are all there, as `children` shows them, and below them their export. */
export function Exported<Row>({
  rows,
  children,
  ...whole
}: Whole<Row> & { rows: readonly Row[]; children: ReactNode }) {
  const page = { list: [...rows], pageNum: 1, totalPages: 1, total: rows.length };
  const columns = whole.columns.filter(({ isAct }) => !isAct);
  return (
    <div className={classes.listing}>
      {children}
      <div className={classes.foot} data-ends>
        <ExportMenu name={whole.caption} total={rows.length} readPage={() => Promise.resolve(page)}>
          {(drawn) => <DataTable {...whole} columns={columns} rows={drawn} />}
        </ExportMenu>
      </div>
    </div>
  );
}
