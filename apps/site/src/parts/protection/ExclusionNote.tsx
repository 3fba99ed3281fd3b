import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../calls/queries.ts';

type Exclusion = NonNullable<CallValue<typeof calls.protection.protection>['exclusion']>;

/** What is closed, until when, and that the money stays the member's own. */
export function ExclusionNote({ exclusion: { kind, until, reason } }: { exclusion: Exclusion }) {
  const { t } = useTranslation('protection');
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <Alert color="coral" icon={<IconHandStop size={22} />} title={t(`exclusion.${kind}`)} role="status">
      {until === null ? (
        t('exclusion.forGood')
      ) : (
        <Trans
          t={t}
          i18nKey="exclusion.until"
          values={{ at: formatInstant(until, zone) }}
          components={{ at: <Figure>{null}</Figure> }}
        />
      )}{' '}
      {t('exclusion.open')}
      {reason === null ? null : (
        <>
          <br />
          {t('exclusion.reason')} <bdi>{reason}</bdi>
        </>
      )}
    </Alert>
  );
}
