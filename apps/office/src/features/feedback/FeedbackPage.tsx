import { type CallValue, calls, feedbackStates } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { feedbackSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

type Row = CallValue<typeof calls.officeSupport.feedbacks>['list'][number];

/** What visitors told the house: who waits the longest stands first. */
export function FeedbackPage() {
  const { t } = useTranslation('supportOffice');
  const place = useAddress(feedbackSearch);
  const { state } = place.search;
  const [looked, setLooked] = useState<string | null>(null);

  const columns: Column<Row>[] = [
    column.cell('remark', t('feedback.remark'), (row) => (
      <UnstyledButton className={links.cut} onClick={() => setLooked(row.id)} aria-haspopup="dialog">
        <bdi>{row.remark}</bdi>
      </UnstyledButton>
    )),
    column.cell('from', t('feedback.from'), (row) =>
      row.account === null ? t('feedback.guest') : <bdi>{row.account}</bdi>,
    ),
    extra(column.atEnd('images', t('feedback.pictures'), (row) => row.images)),
    column.instant('sentAt', t('feedback.sentAt')),
  ];
  return (
    <ListPage
      title={t('feedback.title')}
      hint={t('feedback.hint')}
      call={calls.officeSupport.feedbacks}
      place={place}
      everyMs={30_000}
      above={
        <SegmentedControl
          mb="md"
          aria-label={t('feedback.stateLabel')}
          value={state}
          data={feedbackStates.map((one) => ({ value: one, label: t(`feedback.state.${one}`) }))}
          onChange={(value) => {
            const next = feedbackStates.find((one) => one === value);
            place.go({ page: 1, state: next ?? 'new' });
          }}
        />
      }
      columns={columns}
      none={{ title: t(`feedback.none.${state}`), hint: t('feedback.noneHint') }}
      below={
        looked === null ? null : <FeedbackDialog key={looked} id={looked} onClose={() => setLooked(null)} />
      }
    />
  );
}
