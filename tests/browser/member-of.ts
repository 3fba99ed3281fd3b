import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { clientOf, must } from '../server/client-of.ts';

/** A member's account, opened beside the browser. */
export interface Member {
  readonly account: string;
  /** Of the session that began with it; empty where nobody has logged in yet. */
  readonly token: string;
}

/** Opens a member's account beside the browser, with contacts that count as proven. */
export async function memberOf(
  server: TestServer,
  name: string,
  password: string,
  {
    email = null,
    mobile = null,
    login = true,
  }: { email?: string | null; mobile?: string | null; login?: boolean } = {},
): Promise<Member> {
  const body = {
    username: name,
    password,
    confirmPassword: password,
    agreeTerms: true,
    ageConfirmed: true,
    login,
  };
  const { token } = await must(clientOf(server, null).call(calls.identity.register, { body }));
  await server.database.database.pool.query(
    `UPDATE identity.account SET email = $2, email_key = $2, mobile_key = $3,
       email_verified_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
       mobile_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE name = $1`,
    [name, email, mobile],
  );
  return { account: name, token };
}
