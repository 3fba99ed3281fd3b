import { calls } from '@ikka/contract';
import { generate } from 'otplib';
import { clientOf, must } from '../../server/client-of.ts';
import { firstOperator } from '../../server/log-in-operator.ts';
import type { Office } from './open-office.ts';

/** Another operator with all rights and all the steps of his first log-in, beside the browser; answers his session. */
export async function logInColleague(office: Office, username: string): Promise<string> {
  const { officeAddOperator, officeLogin, officeChangePassword, officeEnrol, officeSecondFactor } =
    calls.office;
  const role = 'admin';
  const added = await must(
    clientOf(office.server, await office.token()).call(officeAddOperator, { body: { username, role } }),
  );
  const guest = clientOf(office.server, null);
  const login = { username, password: added.oneTimePassword ?? '' };
  const { ticket } = await must(guest.call(officeLogin, { body: login }));
  const { password } = firstOperator;
  const chosen = { ticket, newPassword: password, confirmNewPassword: password };
  const body = { ticket: (await must(guest.call(officeChangePassword, { body: chosen }))).ticket };
  const { secret } = await must(guest.call(officeEnrol, { body }));
  const code = await generate({ secret });
  return (await must(guest.call(officeSecondFactor, { body: { ...body, code } }))).token;
}
