import { type CallRequest, calls } from '@ikka/contract';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';
import { openSession } from './open-session.ts';

type LoginBody = CallRequest<typeof calls.identity.login>['body'];

/**
 * Logs in by username; the session is open when it resolves. The dialog goes as soon as the session is open, so that what
 * follows a login (`onIn`) belongs to the mutation, not to the dialog's own callbacks.
 */
export function useLogin(onIn: (username: string) => void) {
  return useMutation({
    mutationFn: (body: LoginBody) => answerOf(client.call(calls.identity.login, { body })),
    onSuccess: ({ token }, { username }) => {
      openSession(token, username.trim());
      onIn(username.trim());
    },
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

type RegisterBody = CallRequest<typeof calls.identity.register>['body'];

/** Registers a member, who is then logged in. */
export function useRegister(onIn: (username: string) => void) {
  return useMutation({
    mutationFn: (body: RegisterBody) => answerOf(client.call(calls.identity.register, { body })),
    onSuccess: ({ token }, { username }) => {
      openSession(token, username.trim());
      onIn(username.trim());
    },
  });
}
