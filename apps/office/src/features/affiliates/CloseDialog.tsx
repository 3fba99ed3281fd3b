import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import type { Affiliate } from './AffiliatesPage.tsx';

const { officeAffiliates, officeCloseAffiliate, officeAudit } = calls.office;

/** Asks before a code is closed for good. */
export function CloseDialog({ affiliate, onClose }: { affiliate: Affiliate | null; onClose: () => void }) {
  const { t } = useTranslation(['office', 'common']);
  const act = useAct(officeCloseAffiliate, [officeAffiliates, officeAudit]);
  const [shown, setShown] = useState(affiliate);
  useEffect(() => {
    // While the dialog goes it keeps the code that it spoke of.
    if (affiliate !== null) setShown(affiliate);
  }, [affiliate]);
  const code = shown?.code ?? '';

  function close() {
    act.reset();
    onClose();
  }

  function confirm() {
    if (affiliate === null || act.isPending) return;
    const onSuccess = () => {
      notifications.show({ color: 'emerald', message: t('affiliates.closed', { code }) });
      close();
    };
    act.mutate({ params: { code } }, { onSuccess });
  }

  return (
    <ModalShell
      opened={affiliate !== null}
      onClose={close}
      title={t('affiliates.closeTitle', { code })}
      mustAnswer={act.isPending}
    >
      <Stack>
        <Text>{t('affiliates.closeText')}</Text>
        <Failure failure={act.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={act.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button color="coral" onClick={confirm} loading={act.isPending}>
            {t('affiliates.close')}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
