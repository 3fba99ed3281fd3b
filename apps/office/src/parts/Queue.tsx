import type { ReactNode } from 'react';
import type { Page, PagesResult } from '../api/use-pages.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Listing } from './Listing.tsx';

/**
 * What waits for operators, as rows that open: the filters, then the list in all its states. `onClear` is there where a
 * filter is set, and then the list being empty means something else than that nothing waits.
 */
export function Queue<Row extends { readonly id: string }>({
  caption,
  query,
  columns,
  filters,
  none,
  noneFound,
  onClear,
  onPage,
}: {
  caption: string;
  query: PagesResult<Page<Row>>;
  columns: readonly Column<Row>[];
  filters: ReactNode;
  /** What is said where nothing waits, and where nothing suits the filters. */
  none: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  noneFound: { readonly title: string; readonly hint?: string };
  onClear: (() => void) | undefined;
  onPage: (page: number) => void;
}) {
  return (
    <>
      <FilterBar onClear={onClear}>{filters}</FilterBar>
      <Listing query={query} empty={onClear ? noneFound : none} onPage={onPage}>
        {(rows, isStale) => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            isStale={isStale}
          />
        )}
      </Listing>
    </>
  );
}
