import { type CallRequest, calls } from '@ikka/contract';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { openSession } from './open-session.ts';
import { closeSecondStep, type WaitingLogin } from './second-step.ts';
import { useWelcome } from './use-welcome.tsx';

type Answer = CallRequest<typeof calls.identity.loginVerification>['body'];

/** Ends a log-in by its second step; the session is open when it resolves. */
export function useSecondStep({ account, onIn }: WaitingLogin) {
  const welcome = useWelcome();
  return useMutation({
    // The member's own authenticator is asked for also where the operator has the other ways switched off.
    mutationFn: ({ method, ...body }: Answer) =>
      answerOf(
        method === 'authenticator'
          ? client.call(calls.identity.loginAuthenticator, { body })
          : client.call(calls.identity.loginVerification, { body: { method, ...body } }),
      ),
    onSuccess: ({ token, firstTimeLogin }) => {
      openSession(token, account);
      closeSecondStep();
      welcome(account, firstTimeLogin);
      onIn?.();
    },
  });
}

export function sendSecondStepCode(body: {
  ticket: string;
  channel: 'sms' | 'email';
}): Promise<{ expiredMinutes: number }> {
  return answerOf(client.call(calls.identity.loginVerificationCode, { body }));
}
