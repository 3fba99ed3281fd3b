import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group } from '@mantine/core';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  hint: string;
  /** What the button that does it says. */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken away. The way back holds the focus. */
export function ConfirmDialog({
  opened,
  title,
  hint,
  action,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <ModalShell opened={opened} onClose={onClose} title={title} size={420}>
      <p>{hint}</p>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
        <Button color="coral" loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </ModalShell>
  );
}
