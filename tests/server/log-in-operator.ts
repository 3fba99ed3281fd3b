import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { generate } from 'otplib';
import { clientOf, must } from './client-of.ts';

/** Goes the first operator's whole way: one-time password, own password, authenticator. Answers the session's token. */
export async function logInOperator(server: TestServer): Promise<string> {
  const client = clientOf(server, null);
  const password = server.firstPassword;
  if (password === null) throw new Error('the server did not print a one-time password');
  const newPassword = 'lantern-light-over-the-bazaar';
  const first = await must(client.call(calls.office.officeLogin, { body: { username: 'admin', password } }));
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
