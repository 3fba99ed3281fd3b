import { type CallValue, calls, feedbackStates } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { pageSize } from '../../list-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import classes from '../messages/messages.module.css';
import { FeedbackDialog } from './FeedbackDialog.tsx';

type Row = CallValue<typeof calls.officeSupport.feedbacks>['list'][number];

/** What visitors told the house: who waits the longest stands first. */
export function FeedbackPage() {
  return (
    <Allowed needs="support.answer">
      <Feedback />
    </Allowed>
  );
}

function Feedback() {
  const { t } = useTranslation('supportOffice');
  const { page, state } = useSearch({ from: '/shell/feedback' });
  const navigate = useNavigate({ from: '/feedback' });
  const query = usePages(
    calls.officeSupport.feedbacks,
    { query: { pageNo: page, pageSize, state } },
    { everyMs: 30_000 },
  );
  const [looked, setLooked] = useState<string | null>(null);
  const columns: Column<Row>[] = [
    {
      id: 'remark',
      title: t('feedback.remark'),
      show: (row) => (
        <UnstyledButton className={classes.open} onClick={() => setLooked(row.id)} aria-haspopup="dialog">
          <bdi>{row.remark}</bdi>
        </UnstyledButton>
      ),
    },
    {
      id: 'from',
      title: t('feedback.from'),
      show: (row) => (row.account === null ? t('feedback.guest') : <bdi>{row.account}</bdi>),
    },
    { id: 'images', title: t('feedback.pictures'), isFigure: true, isExtra: true, show: (row) => row.images },
    { id: 'at', title: t('feedback.sentAt'), show: (row) => <Instant at={row.sentAt} /> },
  ];
  return (
    <>
      <PageHead title={t('feedback.title')} hint={t('feedback.hint')} />
      <SegmentedControl
        mb="md"
        aria-label={t('feedback.stateLabel')}
        value={state}
        data={feedbackStates.map((one) => ({ value: one, label: t(`feedback.state.${one}`) }))}
        onChange={(value) => {
          const next = feedbackStates.find((one) => one === value);
          void navigate({ search: { page: 1, state: next ?? 'new' } });
        }}
      />
      <Listing
        query={query}
        empty={{ title: t(`feedback.none.${state}`), hint: t('feedback.noneHint') }}
        onPage={(next) => void navigate({ search: { page: next, state } })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('feedback.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            isStale={isStale}
          />
        )}
      </Listing>
      {looked === null ? null : <FeedbackDialog id={looked} onClose={() => setLooked(null)} />}
    </>
  );
}
