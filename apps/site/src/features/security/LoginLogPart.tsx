import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Pager } from '@ikka/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import shared from '../../parts/forms/form-parts.module.css';
import { systemOf } from './device-view.ts';
import classes from './LoginLogPart.module.css';
import { loginLogQuery } from './use-devices.ts';

/** Everything that tried to get into the account, the newest first. */
export function LoginLogPart() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const { openModal } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const [pageNo, setPageNo] = useState(1);
  const log = useQuery({ ...loginLogQuery(pageNo), placeholderData: keepPreviousData });
  if (log.isPending) return <ListSkeleton rows={8} height={64} />;
  if (log.isError) {
    return <ErrorState message={failureText(log.error)} onRetry={() => void log.refetch()} />;
  }
  if (log.data.list.length === 0) return <EmptyState title={t('loginLog.empty')} />;
  return (
    <div className={shared.part}>
      <p className={shared.hint}>
        {t('loginLog.hint')}{' '}
        <Button variant="transparent" size="compact-sm" px={0} onClick={() => openModal('changePassModal')}>
          {t('loginLog.changePassword')}
        </Button>
      </p>
      <ol className={classes.list} aria-busy={log.isPlaceholderData}>
        {log.data.list.map((entry) => (
          <li key={entry.id} className={classes.row} data-good={entry.result === 'opened' || undefined}>
            <span className={classes.result}>{t(`loginLog.result.${entry.result}`)}</span>
            <span className={classes.time}>
              <Figure>{formatInstant(entry.at, zone)}</Figure>
            </span>
            <span className={classes.facts}>
              <span>{t(`method.${entry.method}`)}</span>
              <Figure>{systemOf(entry, t('devices.unknown'))}</Figure>
              <Figure>{entry.ip}</Figure>
            </span>
          </li>
        ))}
      </ol>
      <Pager page={log.data.pageNum} totalPages={log.data.totalPages} onPage={setPageNo} />
    </div>
  );
}
