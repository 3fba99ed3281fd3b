import { type CallRequest, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { session } from '../../parts/calls/session.ts';
import { openSession } from './open-session.ts';

type Body = CallRequest<typeof calls.identity.changePassword>['body'];

/**
 * Changes the password. Every session ends by it, so the page takes up the token of the new one; that the old one is over
 * is no news meanwhile.
 */
export function usePasswordChange(account: string, onChanged: () => void) {
  const { t } = useTranslation('identity');
  return useMutation({
    mutationFn: (body: Body) =>
      session.whileEnding(async () => {
        const { token } = await answerOf(client.call(calls.identity.changePassword, { body }));
        openSession(token, account);
      }),
    onSuccess: () => {
      notifications.show({ color: 'emerald', message: t('changePassword.done') });
      onChanged();
    },
  });
}
