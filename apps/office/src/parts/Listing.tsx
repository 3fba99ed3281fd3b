import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import type { Page, PagesResult } from '../api/use-pages.ts';
import { pageSize } from '../list-search.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import classes from './Listing.module.css';

/** A paged list in all its states: loading, failed, empty, and full with its pager and its export. */
export function Listing<Row>({
  query,
  empty,
  rows,
  onPage,
  exported,
  children,
}: {
  query: PagesResult<Page<Row>>;
  empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  /** How many rows a page has. */
  rows: number;
  onPage: (page: number) => void;
  /** What the list is called in an export, and how its rows are drawn as a table. */
  exported: { readonly name: string; readonly draw: (rows: Row[]) => ReactNode };
  children: (rows: Row[], isStale: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (query.isPending) return <ListSkeleton rows={Math.min(rows, 8)} height={40} />;
  if (query.error && (!query.data || query.isPlaceholderData)) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return null;
  const { list, pageNum, totalPages, total } = query.data;
  if (total === 0) return rows < pageSize ? <Text c="dimmed">{empty.title}</Text> : <EmptyState {...empty} />;
  if (list.length === 0) {
    return (
      <EmptyState
        title={t('state.emptyTitle')}
        action={<Button onClick={() => onPage(1)}>{t('page.first')}</Button>}
      />
    );
  }
  const from = (pageNum - 1) * rows + 1;
  return (
    <div className={classes.listing}>
      {children(list, query.isPlaceholderData)}
      <div className={classes.foot}>
        <span className={classes.count}>
          {t('page.count', {
            from: formatNumber(from),
            to: formatNumber(from + list.length - 1),
            total: formatNumber(total),
          })}
        </span>
        <ExportMenu name={exported.name} total={total} readPage={query.readPage}>
          {exported.draw}
        </ExportMenu>
        <Pager page={pageNum} totalPages={totalPages} onPage={onPage} />
      </div>
    </div>
  );
}
