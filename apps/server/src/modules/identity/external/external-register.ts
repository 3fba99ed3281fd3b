import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { LoginParts } from '../login/login.ts';
import { type Newcomer, type RegisterInput, register } from '../registration/register.ts';
import { recordLink } from './link-account.ts';
import { insertLink, memberOfSubject } from './store.ts';
import { readExternalTicket, spendExternalTicket } from './ticket.ts';

export interface ExternalRegisterInput extends RegisterInput {
  readonly ticket: string;
}

type NotAdmitted = Refusal<'external.expired' | 'external.linked_elsewhere'>;

/** Undoes an account whose person did not come in with it. */
class Undone extends Error {
  readonly refusal: NotAdmitted;

  constructor(refusal: NotAdmitted) {
    super('the account was not opened');
    this.refusal = refusal;
  }
}

/**
 * Opens an account for a person whom another house has proven, by the same form as everybody but for the password. The
 * account and its link exist together or not at all, and the ticket is used up by them alone: whose name was taken
 * chooses another.
 */
export async function externalRegister(parts: LoginParts, input: ExternalRegisterInput, visitor: Newcomer) {
  const { deps } = parts;
  const { ticket, ...form } = input;
  const { cookies } = visitor;
  const person = await readExternalTicket(deps, ticket, cookies);
  if (isRefusal(person)) return person;
  const { provider, subject, label } = person;
  if ((await memberOfSubject(deps.database.db, provider, subject)) !== null) {
    return refuse('external.linked_elsewhere');
  }
  try {
    return await register(parts, 'external', { ...form, login: true }, visitor, {
      method: provider,
      async admit(tx, memberId) {
        if (!(await spendExternalTicket(deps, tx, ticket, cookies)))
          throw new Undone(refuse('external.expired'));
        const link = { provider, subject, label, linkedAt: deps.clock.now() };
        if (!(await insertLink(tx, memberId, link))) throw new Undone(refuse('external.linked_elsewhere'));
        await recordLink(deps, tx, 'member.external_linked', { memberId, provider }, visitor);
      },
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}
