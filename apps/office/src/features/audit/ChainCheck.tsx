import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertOctagon, IconLink } from '@tabler/icons-react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';

/** Has the server recompute the whole chain of hashes, and says what came of it. */
export function ChainCheck() {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const check = useAct(calls.office.officeAuditCheck, []);
  const isIntact = check.data?.intact;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLink size={17} />}
        loading={check.isPending}
        onClick={() => check.mutate({})}
      >
        {t('audit.check')}
      </Button>
      {check.data ? (
        <Alert
          color={isIntact ? 'emerald' : 'coral'}
          icon={isIntact ? <IconLink size={18} /> : <IconAlertOctagon size={18} />}
          role="status"
          w="100%"
          withCloseButton
          closeButtonLabel={t('nav.close')}
          onClose={check.reset}
        >
          {isIntact
            ? t('audit.intact', { entries: formatNumber(check.data.entries) })
            : t('audit.broken', { id: check.data.firstBrokenId })}
        </Alert>
      ) : null}
      {check.error ? (
        <Alert color="coral" icon={<IconAlertOctagon size={18} />} role="alert" w="100%">
          {failureText(check.error)}
        </Alert>
      ) : null}
    </>
  );
}
