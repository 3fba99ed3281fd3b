import assert from 'node:assert';
import { type CallAnswer, type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { type Credentials, findCredentials, guardsOf } from '../accounts/credentials-store.ts';
import { checkAuthenticator } from '../authenticator/check-authenticator.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { checkSecret, wrongSecret } from '../passwords/check-secret.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { freshUntil } from '../sessions/freshness.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { checkCode } from '../verification/check-code.ts';
import { contactKey } from '../verification/issue-code.ts';
import { ownContact } from './own-contact.ts';
import { proveMember } from './prove-member.ts';
import { waysOf } from './step-up-ways.ts';

export interface StepUpParts {
  readonly deps: IdentityDeps;
  readonly hasher: PasswordHasher;
  readonly news: SessionNews;
}

type Input = CallInput<typeof calls.identity.stepUp>['body'];
type Answer = CallAnswer<typeof calls.identity.stepUp>;
type ProofRefusal = Refusal<
  | 'step_up.method_unavailable'
  | 'password.wrong'
  | 'code.wrong'
  | 'code.expired'
  | 'login.locked'
  | 'system.unavailable'
>;

/** The member proves anew to be one: guarded calls are open to this session for `identity.fresh_minutes`. */
export async function stepUp(
  parts: StepUpParts,
  member: SessionMember,
  input: Input,
  visitor: Visitor,
): Promise<Answer | ProofRefusal | Refusal<'session.required'>> {
  const { deps } = parts;
  const { db } = deps.database;
  const credentials = await findCredentials(db, member.memberId);
  assert(credentials, 'a session belongs to an account');
  const ways = waysOf(credentials, await guardsOf(db, member.memberId), deps.channels);
  if (!ways.includes(input.method)) return refuse('step_up.method_unavailable');
  const refused = await checkProof(parts, credentials, input);
  if (refused) return refused;
  if (!(await proveMember(deps, parts.news, member, input.method, visitor))) {
    return refuse('session.required');
  }
  const until = freshUntil(deps, { provenAt: deps.clock.now() });
  assert(until, 'what was proven now is fresh');
  return { freshUntil: until.toISOString() };
}

async function checkProof(
  { deps, hasher }: StepUpParts,
  credentials: Credentials,
  input: Input,
): Promise<ProofRefusal | null> {
  const { memberId, passwordHash: hash } = credentials;
  if (input.method === 'password') {
    const checked = await checkSecret(deps, hasher, { memberId, hash }, 'password', input.password);
    return checked === wrongSecret ? refuse('password.wrong') : checked;
  }
  if (input.method === 'authenticator') return checkAuthenticator(deps, memberId, input.code);
  const own = ownContact(credentials, input.method);
  if (own === null) return refuse('step_up.method_unavailable');
  const contact = contactKey(own.channel, own.contact);
  return checkCode(deps, { purpose: 'step_up', contact, memberId, code: input.code });
}
