import assert from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { findCredentials, guardsOf } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { issueCode } from '../verification/issue-code.ts';
import { ownContact } from './own-contact.ts';
import { waysOf } from './step-up-ways.ts';

type Sent = CallAnswer<typeof calls.identity.stepUpCode>;

/** Sends a step-up code to the member's own verified number or mailbox. */
export async function sendStepUpCode(
  deps: IdentityDeps,
  member: SessionMember,
  channel: 'sms' | 'email',
  visitor: Speaker,
): Promise<Sent | Refusal<'step_up.method_unavailable' | 'code.too_many' | 'channel.unavailable'>> {
  const { memberId } = member;
  const credentials = await findCredentials(deps.database.db, memberId);
  assert(credentials, 'a session belongs to an account');
  const to = ownContact(credentials, channel);
  if (to === null) return refuse('step_up.method_unavailable');
  // While nothing can be sent at all the answer is the channel's, as everywhere.
  const ways = waysOf(credentials, await guardsOf(deps.database.db, memberId), { isAvailable: () => true });
  if (!ways.includes(channel)) return refuse('step_up.method_unavailable');
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      ...to,
      purpose: 'step_up',
      memberId,
      language: visitor.language,
      template: 'step_up_code',
      ip: visitor.ip,
    }),
  );
}
