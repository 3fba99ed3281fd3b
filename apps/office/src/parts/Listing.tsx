import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import type { Page, PagesResult } from '../api/use-pages.ts';
import { pageSize } from '../list-search.ts';
import { TableName } from './DataTable.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import classes from './Listing.module.css';

/** A paged list in all its states: loading, failed, empty, and full with its pager. One that shows a table can be exported. */
export function Listing<Row>({
  query,
  empty,
  onPage,
  children,
}: {
  query: PagesResult<Page<Row>>;
  empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  onPage: (page: number) => void;
  children: (rows: Row[], isStale: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [tableName, setTableName] = useState<string | null>(null);
  if (query.isPending) return <ListSkeleton rows={8} height={40} />;
  if (query.error && (!query.data || query.isPlaceholderData)) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return null;
  const { list, pageNum, totalPages, total } = query.data;
  if (total === 0) return <EmptyState {...empty} />;
  if (list.length === 0) {
    return (
      <EmptyState
        title={t('state.emptyTitle')}
        action={<Button onClick={() => onPage(1)}>{t('page.first')}</Button>}
      />
    );
  }
  const from = (pageNum - 1) * pageSize + 1;
  return (
    <div className={classes.listing}>
      <TableName value={setTableName}>{children(list, query.isPlaceholderData)}</TableName>
      <div className={classes.foot}>
        <span className={classes.count}>
          {t('page.count', {
            from: formatNumber(from),
            to: formatNumber(from + list.length - 1),
            total: formatNumber(total),
          })}
        </span>
        {tableName === null ? null : (
          <ExportMenu name={tableName} total={total} readPage={query.readPage}>
            {(rows) => children(rows, false)}
          </ExportMenu>
        )}
        <Pager page={pageNum} totalPages={totalPages} onPage={onPage} />
      </div>
    </div>
  );
}
