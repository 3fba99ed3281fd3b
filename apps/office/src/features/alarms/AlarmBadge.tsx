import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Badge, VisuallyHidden } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';

/** How many alarms nobody has acknowledged; nothing where there is none. */
export function AlarmBadge() {
  const { t } = useTranslation('officeAlarms');
  const { data } = useRead(calls.officeAlarms.officeAlarmCount, {}, { everyMs: 30_000 });
  const count = data?.unacknowledged ?? 0;
  return count === 0 ? null : (
    <>
      <Badge color="coral" size="sm" circle={count < 10} aria-hidden="true" ms="auto">
        {formatNumber(count)}
      </Badge>
      <VisuallyHidden>{t('badge', { count })}</VisuallyHidden>
    </>
  );
}
