import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../api/failure-text.ts';
import type { CallFailed } from '../api/office-client.ts';
import { pageSize } from '../list-search.ts';
import classes from './Listing.module.css';

interface Page<Row> {
  readonly list: Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total: number;
}

/** A paged list in all its states: loading, failed, empty, and full with its pager. */
export function Listing<Row>({
  query,
  empty,
  onPage,
  children,
}: {
  query: UseQueryResult<Page<Row>, CallFailed>;
  empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  onPage: (page: number) => void;
  children: (rows: Row[], isStale: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const failureText = useFailureText();
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
      {children(list, query.isPlaceholderData)}
      <div className={classes.foot}>
        <span className={classes.count}>
          {t('page.count', {
            from: formatNumber(from),
            to: formatNumber(from + list.length - 1),
            total: formatNumber(total),
          })}
        </span>
        <Pager page={pageNum} totalPages={totalPages} onPage={onPage} />
      </div>
    </div>
  );
}
