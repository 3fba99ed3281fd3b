import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { knowsPasskeys, signWithDevice } from '../../parts/ways-in/passkey-device.ts';
import { useExternalWays } from '../../parts/ways-in/use-external-ways.ts';
import { openSession } from './open-session.ts';

/** Logs in by a key of this device, without a name. Nothing where the site or the browser has no such keys. */
export function PasskeyButton() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const ways = useExternalWays();
  const login = useMutation({
    mutationFn: async () => {
      const options = await answerOf(client.call(calls.identity.passkeyLoginOptions));
      const response = await signWithDevice(options);
      return answerOf(client.call(calls.identity.passkeyLogin, { body: { response } }));
    },
    onSuccess: ({ token }) => {
      openSession(token, '');
      notifications.show({ message: t('external.welcome') });
    },
    onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
  });
  if (!ways.data?.passkeys || !knowsPasskeys()) return null;
  return (
    <Button
      type="button"
      variant="default"
      leftSection={<IconFingerprint size={20} stroke={1.6} />}
      loading={login.isPending}
      onClick={() => login.mutate()}
    >
      {t('passkey.login')}
    </Button>
  );
}
