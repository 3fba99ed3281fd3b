import { useTranslation } from '@ikka/i18n/react';
import { Badge } from '@mantine/core';

/** Whether a member may play. */
export function StateBadge({ state }: { state: 'active' | 'suspended' }) {
  const { t } = useTranslation('office');
  return (
    <Badge variant="light" color={state === 'active' ? 'emerald' : 'coral'} radius="sm" tt="none">
      {t(`members.state.${state}`)}
    </Badge>
  );
}

/** Play money is named wherever its figures could be taken for real ones. */
export function TrialBadge({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation('office');
  return isTrial ? (
    <Badge variant="light" color="indigo" radius="sm" tt="none">
      {t('members.kind.trial')}
    </Badge>
  ) : null;
}
