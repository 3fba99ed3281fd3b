import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { CallFailed } from '../api/office-client.ts';
import { Failure } from './Failure.tsx';

/** Asks before something is taken away for good. */
export function RemoveDialog({
  opened,
  title,
  text,
  action,
  isBusy,
  failure,
  onClose,
  onConfirm,
}: {
  opened: boolean;
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('common');
  return (
    <ModalShell opened={opened} onClose={onClose} title={title} mustAnswer={isBusy}>
      <Stack>
        <Text>{text}</Text>
        <Failure failure={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {t('action.cancel')}
          </Button>
          <Button color="coral" onClick={onConfirm} loading={isBusy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
