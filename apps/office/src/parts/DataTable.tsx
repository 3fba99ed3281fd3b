import { ScrollBox } from '@ikka/ui';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: ReactNode;
  readonly show: (row: Row) => ReactNode;
  /** Figures stand at the end of their cell, under one another. */
  readonly isFigure?: boolean;
  /** Left out where there is little room. */
  readonly isExtra?: boolean;
  /** Holds buttons alone, which no export has. */
  readonly isAct?: boolean;
}

/** A table of rows; scrolls sideways by itself on a narrow screen. `isStale` dims it while another page loads. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isStale = false,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isStale?: boolean;
}) {
  return (
    <ScrollBox className={classes.scroll} aria-label={caption}>
      <table className={classes.table} aria-busy={isStale} data-stale={isStale || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-figure-column={column.isFigure || undefined}
                data-extra={column.isExtra || undefined}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-figure-column={column.isFigure || undefined}
                  data-extra={column.isExtra || undefined}
                >
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
