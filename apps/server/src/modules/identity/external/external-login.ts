import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { CookieJar } from '../../../platform/calls.ts';
import { findAccount } from '../accounts/store.ts';
import type { Visitor } from '../deps.ts';
import { type CompleteLoginParts, completeLogin } from '../login/complete-login.ts';
import { memberOfSubject } from './store.ts';
import { readExternalTicket, spendExternalTicket } from './ticket.ts';

/**
 * Logs in whom another house has proven. Who is linked to no account is told so and keeps the ticket, to register or to
 * link with; an account that happens to have the same mailbox is never looked for.
 */
export async function externalLogin(
  parts: CompleteLoginParts,
  ticket: string,
  visitor: Visitor,
  cookies: CookieJar,
) {
  const { deps } = parts;
  const person = await readExternalTicket(deps, ticket, cookies);
  if (isRefusal(person)) return person;
  const { provider, subject, label } = person;
  const memberId = await memberOfSubject(deps.database.db, provider, subject);
  const account = memberId === null ? null : await findAccount(deps.database.db, memberId);
  if (account === null) return refuse('external.not_linked', { provider, label });
  if (!(await spendExternalTicket(deps, deps.database.db, ticket, cookies))) return expired;
  return completeLogin(parts, { account, visitor, cookies, method: provider });
}

const expired: Refusal<'external.expired'> = refuse('external.expired');
