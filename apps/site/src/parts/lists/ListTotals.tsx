import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, Money } from '@ikka/ui';
import { type Days, presetDays } from '@ikka/ui/date-range';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, Suspense } from 'react';
import { statusQuery } from '../calls/queries.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import classes from './ListTotals.module.css';
import { Sums } from './Sums.tsx';

const DateRange = lazyPart(async () => (await import('@ikka/ui/date-range')).DateRange);

/** Of which days a list tells: of all that there were, or of a range. */
export function ListDays({ days, onChange }: { days: Days | null; onChange: (days: Days | null) => void }) {
  const { t } = useTranslation('accountRecord');
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <div className={classes.days}>
      <ChoiceBar
        label={t('days.label')}
        chosen={days === null ? 'all' : 'range'}
        choices={[
          { value: 'all', text: t('days.all') },
          { value: 'range', text: t('days.range') },
        ]}
        onChoose={(chosen) => onChange(chosen === 'all' ? null : presetDays('month', new Date(), zone))}
      />
      {days === null ? null : (
        <Suspense fallback={<Skeleton width={150} height={36} />}>
          <DateRange value={days} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}

interface Total {
  readonly name: string;
  readonly range: string;
  readonly page: string;
}

/** What a list comes to: everything that suits, and beneath it the page in view, where there is more than one. */
export function ListTotals({
  totals,
  currency,
  isPaged,
}: {
  totals: readonly Total[];
  currency: string;
  isPaged: boolean;
}) {
  const { t } = useTranslation('accountRecord');
  return (
    <Sums
      label={t('sums')}
      sums={totals.map(({ name, range, page }) => [
        name,
        <Fragment key={name}>
          <Money amount={range} currency={currency} />
          {isPaged ? (
            <small>
              {t('onPage')}: <Money amount={page} currency={currency} />
            </small>
          ) : null}
        </Fragment>,
      ])}
    />
  );
}
