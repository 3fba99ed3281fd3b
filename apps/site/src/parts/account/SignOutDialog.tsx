import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../calls/client.ts';
import { session } from '../calls/session.ts';

/**
 * Asks before signing out. The device forgets the session even when the server cannot be told; what stood open above the
 * page goes with it.
 */
export function SignOutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  const navigate = useNavigate();
  const signOut = useMutation({
    // It is forgotten before anything else is heard of its end, which the page says itself.
    mutationFn: () => session.whileEnding(() => client.call(calls.identity.logout).finally(session.close)),
    onSettled: () => {
      onClose();
      notifications.show({ message: t('account.signedOut') });
      void navigate({ to: '/', search: {} });
    },
  });
  return (
    <ModalShell opened={opened} onClose={onClose} title={t('account.signOutTitle')} size={400}>
      <p>{t('account.signOutHint')}</p>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:action.cancel')}
        </Button>
        <Button color="coral" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('account.signOut')}
        </Button>
      </Group>
    </ModalShell>
  );
}
