import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayers } from '../../parts/address/use-layers.ts';
import classes from './TrialGate.module.css';

/** Warns a trial account at the door of what only a real one has, and leads to registration. */
export function TrialGate({ opened }: { opened: boolean }) {
  const { t } = useTranslation(['doors', 'common']);
  const { close, openRegister } = useLayers();
  return (
    <ModalShell opened={opened} onClose={close} title={t('gate.in_need_true_account')} size={420}>
      <div className={classes.warning}>
        <IconAlertTriangle size={26} stroke={1.6} />
        <p>{t('gate.hint')}</p>
      </div>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={close}>
          {t('common:action.cancel')}
        </Button>
        <Button onClick={openRegister} data-autofocus>
          {t('gate.in_increase_submit')}
        </Button>
      </Group>
    </ModalShell>
  );
}
