import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertOctagon, IconLink } from '@tabler/icons-react';
import { useFailureText } from '../../api/failure-text.ts';
import type { CallFailed } from '../../api/office-client.ts';
import { useAct } from '../../api/use-call.ts';

/** Has the server recompute the whole chain of hashes: the button that asks, and what came of it. */
export function useChainCheck() {
  const check = useAct(calls.office.officeAuditCheck, []);
  return {
    button: <CheckButton isBusy={check.isPending} onCheck={() => check.mutate({})} />,
    result: <CheckResult answer={check.data} failure={check.error} onClose={check.reset} />,
  };
}

function CheckButton({ isBusy, onCheck }: { isBusy: boolean; onCheck: () => void }) {
  const { t } = useTranslation('office');
  return (
    <Button variant="default" leftSection={<IconLink size={17} />} loading={isBusy} onClick={onCheck}>
      {t('audit.check')}
    </Button>
  );
}

function CheckResult({
  answer,
  failure,
  onClose,
}: {
  answer: CallValue<typeof calls.office.officeAuditCheck> | undefined;
  failure: CallFailed | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  const failed = useFailureText()(failure);
  if (answer === undefined && failed === undefined) return null;
  const isIntact = answer?.intact ?? false;
  return (
    <Alert
      color={isIntact ? 'emerald' : 'coral'}
      icon={isIntact ? <IconLink size={18} /> : <IconAlertOctagon size={18} />}
      role={isIntact ? 'status' : 'alert'}
      mb="md"
      withCloseButton
      closeButtonLabel={t('nav.close')}
      onClose={onClose}
    >
      {answer === undefined
        ? failed
        : isIntact
          ? t('audit.intact', { entries: formatNumber(answer.entries) })
          : t('audit.broken', { id: answer.firstBrokenId })}
    </Alert>
  );
}
