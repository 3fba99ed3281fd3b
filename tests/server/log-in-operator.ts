import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { generate } from 'otplib';
import { clientOf, must } from './client-of.ts';

/** The first operator, once he has gone in. */
export const firstOperator = { username: 'admin', password: 'lantern-light-over-the-bazaar' } as const;

/** Goes the first operator's whole way: one-time password, own password, authenticator. Answers the session's token. */
export async function logInOperator(server: Pick<TestServer, 'url' | 'firstPassword'>): Promise<string> {
  const client = clientOf(server, null);
  const password = server.firstPassword;
  if (password === null) throw new Error('the server did not print a one-time password');
  const { username, password: newPassword } = firstOperator;
  const first = await must(client.call(calls.office.officeLogin, { body: { username, password } }));
  const changed = await must(
    client.call(calls.office.officeChangePassword, {
      body: { ticket: first.ticket, newPassword, confirmNewPassword: newPassword },
    }),
  );
  const { secret } = await must(client.call(calls.office.officeEnrol, { body: { ticket: changed.ticket } }));
  const code = await generate({ secret });
  const done = await must(
    client.call(calls.office.officeSecondFactor, { body: { ticket: changed.ticket, code } }),
  );
  return done.token;
}
