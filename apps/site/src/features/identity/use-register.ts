import { calls } from '@ikka/contract';
import { useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { openSession } from './open-session.ts';
import type { RegisterOrder } from './register-form.ts';

/**
 * Registers a member, who is then logged in; a name is known where one was chosen. With the `ticket` of another house it
 * is the person whom that house has proven, who needs no password. What makes the order belongs to it (a number may have
 * to be proven elsewhere first): where that fails, nothing is registered.
 */
export function useRegister(onIn: (name: string) => void, ticket?: string) {
  return useMutation({
    async mutationFn(make: () => Promise<RegisterOrder>) {
      const order = await make();
      const { token } = await answerOf(send(order, ticket));
      const { username = '', mobileNum = '' } = order.body;
      return { token, username, mobileNum };
    },
    onSuccess({ token, username, mobileNum }) {
      openSession(token, username);
      onIn(username || mobileNum);
    },
  });
}

function send(order: RegisterOrder, ticket: string | undefined) {
  if (order.tab === 'mobile') return client.call(calls.identity.registerMobile, { body: order.body });
  if (ticket === undefined) return client.call(calls.identity.register, { body: order.body });
  const { password: _none, confirmPassword: _either, ...body } = order.body;
  return client.call(calls.identity.externalRegister, { body: { ...body, ticket } });
}
