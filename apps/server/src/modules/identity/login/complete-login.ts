import { type CallAnswer, type calls, type Refusal, refuse, type SecondStepMethod } from '@ikka/contract';
import type { CookieJar } from '../../../platform/calls.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { askSecondStep, refuseWithoutMeans } from '../second-step/ask-second-step.ts';
import { meansOf } from '../second-step/means-of.ts';
import { strangeBy } from '../second-step/strangeness.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import type { LoginMethod, StrangeBy } from '../tables.ts';
import { enterBrowser } from './enter-browser.ts';
import { whereaboutsOf } from './whereabouts.ts';

export type LoginAnswer = CallAnswer<typeof calls.identity.login>;

export interface CompleteLoginParts {
  readonly deps: IdentityDeps;
  readonly news: SessionNews;
}

/** A proof that a change of the password takes back: what was known of the password when it was looked at. */
export interface PasswordOfProof<Overtaken extends Refusal> {
  readonly changedAt: Date | null;
  /** What is said where the password was changed since: the change has ended what this log-in would open. */
  readonly overtaken: Overtaken;
}

/** A member whose proof was right, whatever it was. */
export interface RightProof<Overtaken extends Refusal = Refusal> {
  readonly account: Pick<Account, 'id' | 'state'>;
  readonly visitor: Visitor;
  readonly cookies: CookieJar;
  readonly method: LoginMethod;
  /** Whether this browser shall come back in with one press; left out, it keeps what it remembers. */
  readonly remember?: boolean | undefined;
  /** Of log-ins by password: whether it is on the weak list. */
  readonly passwordExpired?: boolean | undefined;
  /** The second step that was right, where one was asked for. */
  readonly verifiedBy?: SecondStepMethod | undefined;
  readonly password?: PasswordOfProof<Overtaken>;
}

/**
 * From a right proof to a session: the one way in. A log-in from a device or address that is not the member's waits for
 * its second step. Else the session opens, and the browser and its address are known from now on. Nothing that the
 * browser brought along is ever taken up: the session's token and that of a browser new to the member are new.
 */
export async function completeLogin<Overtaken extends Refusal = never>(
  parts: CompleteLoginParts,
  proof: RightProof<Overtaken>,
): Promise<LoginAnswer | NoInfer<Overtaken> | Refusal<'member.suspended' | 'login.verification_required'>> {
  const { deps } = parts;
  if (proof.account.state !== 'active') return refuse('member.suspended');
  const reason = proof.verifiedBy === undefined ? await reasonToAsk(deps, proof) : null;
  if (reason === null) return enterBrowser(parts, proof, { isUnverified: false });
  const means = await meansOf(deps, proof.account.id);
  if (means !== null && means.methods.length > 0) return askSecondStep(deps, proof, reason, means);
  if (!deps.isModuleOn('LOGINIPVERF3')) return enterBrowser(parts, proof, { isUnverified: false });
  if (deps.settings.get('identity.verification_required_without_means')) {
    return refuseWithoutMeans(deps, proof, reason);
  }
  return enterBrowser(parts, proof, { isUnverified: true });
}

async function reasonToAsk(deps: IdentityDeps, proof: RightProof): Promise<StrangeBy | null> {
  const forAddress = deps.isModuleOn('LOGINIPVERF3') && deps.settings.get('identity.verify_new_address');
  return strangeBy(proof.method, await whereaboutsOf(deps.database.db, proof), { forAddress });
}
