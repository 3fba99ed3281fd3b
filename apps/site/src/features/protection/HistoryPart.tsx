import { type CallValue, type calls, exclusionKinds, limitKinds } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, Pager } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { valueText } from './limit-view.ts';
import classes from './ProtectionPage.module.css';
import { historyQuery } from './use-protection.ts';

type Event = CallValue<typeof calls.protection.protectionHistory>['list'][number];

/** What was changed of limits and exclusions, newest first. */
export function HistoryPart({ currency }: { currency: string }) {
  const { t } = useTranslation('protection');
  const failureText = useFailureText();
  const [pageNo, setPageNo] = useState(1);
  const history = useQuery(historyQuery(pageNo));
  return (
    <section className={classes.card} aria-labelledby="protection-history">
      <h3 id="protection-history" className={classes.heading}>
        {t('history.title')}
      </h3>
      {history.isPending ? <ListSkeleton rows={3} height={44} /> : null}
      {history.isError && !history.data ? (
        <ErrorState message={failureText(history.error)} onRetry={() => void history.refetch()} />
      ) : null}
      {history.data?.total === 0 ? <p className={classes.hint}>{t('history.none')}</p> : null}
      {history.data && history.data.total > 0 ? (
        <>
          <ol className={classes.events} aria-busy={history.isPlaceholderData}>
            {history.data.list.map((event) => (
              <EventLine
                key={`${event.at} ${event.what} ${event.kind} ${event.period}`}
                event={event}
                currency={currency}
              />
            ))}
          </ol>
          <Pager page={history.data.pageNum} totalPages={history.data.totalPages} onPage={setPageNo} />
        </>
      ) : null}
    </section>
  );
}

function EventLine({ event, currency }: { event: Event; currency: string }) {
  const { t } = useTranslation('protection');
  const zone = useQuery(statusQuery).data?.timeZone;
  const { at, what, kind, period, value, until, reason } = event;
  const limit = limitKinds.find((one) => one === kind);
  const exclusion = exclusionKinds.find((one) => one === kind);
  const shown = limit && value !== null ? valueText(limit, value, currency) : value;
  return (
    <li className={classes.event}>
      <Figure className={classes.at}>{formatInstant(at, zone)}</Figure>
      <span>
        {t(`history.what.${what}`)}
        {limit && period ? ` · ${t(`kind.${limit}`)}, ${t(`period.${period}`)}` : ''}
        {exclusion ? ` · ${t(`exclusion.${exclusion}`)}` : ''}
        {what === 'reality_check_set' && value !== null
          ? ` · ${t('reality.minutes', { minutes: value })}`
          : null}
        {limit && (shown !== null || what === 'limit_loosening') ? (
          <>
            {': '}
            {shown === null ? t('none') : <Figure>{shown}</Figure>}
          </>
        ) : null}
        {what === 'excluded' && until === null ? ` · ${t('break.for.forGood')}` : null}
        {until === null ? null : (
          <>
            {' · '}
            {t(what === 'excluded' ? 'history.until' : 'history.from')}{' '}
            <Figure>{formatInstant(until, zone)}</Figure>
          </>
        )}
        {reason === null ? null : (
          <>
            {' · '}
            <bdi>{reason}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
