import assert from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { isUniqueViolation, type Transaction } from '../../../platform/database/index.ts';
import {
  type Credentials,
  findCredentials,
  isContactTaken,
  lockCredentials,
  setContact,
} from '../accounts/credentials-store.ts';
import type { IdentityDeps, Speaker, Visitor } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { endLinksOf } from '../recovery/store.ts';
import { checkCode } from '../verification/check-code.ts';
import { issueCode } from '../verification/issue-code.ts';
import { maskedEmail, maskedMobile } from './masked-contact.ts';
import { isOwn, type NewContact, readContact, type TypedContact } from './new-contact.ts';

/**
 * Sends a code to the contact that the member wants to have. Whether another account has it makes no difference here: that
 * is said only to who proves to hold it.
 */
export async function sendContactCode(
  deps: IdentityDeps,
  { memberId }: SessionMember,
  typed: TypedContact,
  visitor: Speaker,
): Promise<
  | CallAnswer<typeof calls.identity.contactCode>
  | Refusal<'contact.invalid' | 'contact.unchanged' | 'code.too_many' | 'channel.unavailable'>
> {
  const contact = readContact(typed, deps.settings.get('identity.countries'));
  if (contact === null) return refuse('contact.invalid');
  const credentials = await findCredentials(deps.database.db, memberId);
  assert(credentials, 'a session belongs to an account');
  if (isOwn(contact, credentials)) return refuse('contact.unchanged');
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      purpose: 'contact',
      channel: contact.channel,
      contact: contact.to,
      memberId,
      language: visitor.language,
      template: 'contact_code',
      ip: visitor.ip,
    }),
  );
}

/**
 * Gives the account a contact that the code has proven, and tells the owner by the contacts that there were before. A
 * verified contact is one account's alone: of two that prove it at once, one gets it.
 */
export async function changeContact(
  deps: IdentityDeps,
  { memberId }: SessionMember,
  input: { readonly contact: TypedContact; readonly verificationCode: string },
  visitor: Speaker,
): Promise<
  | CallAnswer<typeof calls.identity.changeContact>
  | Refusal<'contact.invalid' | 'contact.taken' | 'code.wrong' | 'code.expired'>
> {
  const contact = readContact(input.contact, deps.settings.get('identity.countries'));
  if (contact === null) return refuse('contact.invalid');
  const refused = await checkCode(deps, {
    purpose: 'contact',
    contact: contact.kept.key,
    memberId,
    code: input.verificationCode,
  });
  if (refused) return refused;
  try {
    return await deps.database.transaction(async (tx) => {
      if (await isContactTaken(tx, memberId, contact.kept)) return refuse('contact.taken');
      const before = await lockCredentials(tx, memberId);
      assert(before, 'a session belongs to an account');
      const now = deps.clock.now();
      await setContact(tx, memberId, contact.kept, now);
      // They lie in the former mailbox, which may be why it is changed.
      if (contact.kept.kind === 'email') await endLinksOf(tx, memberId, now);
      await recordChange(deps, tx, before, contact, visitor);
      await tellMember(deps, tx, formerContact(before, contact), 'contact_changed', visitor.language);
      return { masked: contact.masked };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('contact.taken');
    throw error;
  }
}

/** Only the contact that goes is told: the other one stays, and tells nothing new. */
function formerContact(before: Credentials, { kept }: NewContact): Credentials {
  return kept.kind === 'email' ? { ...before, mobile: null } : { ...before, email: null };
}

function recordChange(
  deps: IdentityDeps,
  tx: Transaction,
  before: Credentials,
  contact: NewContact,
  visitor: Visitor,
): Promise<void> {
  const { kind } = contact.kept;
  const former =
    kind === 'email'
      ? before.email && maskedEmail(before.email)
      : before.mobile && maskedMobile(before.mobile);
  return deps.audit.record(tx, {
    actorKind: 'member',
    actor: before.memberId.toString(),
    action: 'member.contact_changed',
    subject: `member:${before.memberId}`,
    before: { kind, contact: former },
    after: { kind, contact: contact.masked },
    ip: visitor.ip,
  });
}
