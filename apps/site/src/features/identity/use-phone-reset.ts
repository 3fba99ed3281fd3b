import { type CallRequest, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { openSession } from './open-session.ts';
import { openSecondStep } from './second-step.ts';

type Body = CallRequest<typeof calls.identity.setPasswordByPhone>['body'];

/** Sets a new password by a code that came by SMS; the session is open when it resolves. */
export function usePhoneReset(onIn: () => void) {
  const { t } = useTranslation('identity');
  return useMutation({
    mutationFn: (body: Body) => answerOf(client.call(calls.identity.setPasswordByPhone, { body })),
    onSuccess: ({ token }) => {
      openSession(token, '');
      notifications.show({ color: 'emerald', message: t('forgot.done') });
      onIn();
    },
    // The password is set by then; what is left is the log-in alone.
    onError: (error) => openSecondStep(error, { onIn }),
  });
}
