import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before words that were not published are left behind, within the office and when the window closes. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('office');
  const blocker = useBlocker({
    shouldBlockFn: () => isOn,
    enableBeforeUnload: () => isOn,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  return (
    <ModalShell opened={blocker.status === 'blocked'} onClose={stay} title={t('help.leaveTitle')}>
      <Stack>
        <Text>{t('help.leaveText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={stay}>
            {t('help.stay')}
          </Button>
          <Button color="coral" onClick={() => blocker.proceed?.()}>
            {t('help.leave')}
          </Button>
        </Group>
      </Stack>
    </ModalShell>
  );
}
