import { type CallRequest, calls } from '@ikka/contract';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { openSession } from './open-session.ts';
import { openSecondStep } from './second-step.ts';
import { useWelcome } from './use-welcome.tsx';

export type LoginBody = CallRequest<typeof calls.identity.login>['body'];

const nameOf = (body: LoginBody): string => (body.type === 'username' ? body.username : '');

/**
 * Logs in by username or by SMS; the session is open when it resolves. The dialog goes as soon as the session is open, so
 * that what follows a log-in belongs to the mutation, not to the dialog's own callbacks. The body may have to be made
 * first, where another house proves the number.
 */
export function useLogin() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async (body: LoginBody | (() => Promise<LoginBody>)) => {
      const made = typeof body === 'function' ? await body() : body;
      const answer = await answerOf(client.call(calls.identity.login, { body: made }));
      return { token: answer.token, name: nameOf(made), isFirst: answer.firstTimeLogin };
    },
    onSuccess: ({ token, name, isFirst }) => {
      openSession(token, name);
      welcome(name, isFirst);
    },
    onError: (error, body) =>
      openSecondStep(error, { account: typeof body === 'function' ? '' : nameOf(body) }),
  });
}

/** Opens a trial account with play money. */
export function useFreePlay() {
  return useMutation({
    mutationFn: () =>
      answerOf(
        client.call(calls.identity.freePlay, {
          body: { os: navigator.platform.slice(0, 40), platform: 'W' },
        }),
      ),
    onSuccess: ({ token }) => openSession(token, ''),
  });
}
