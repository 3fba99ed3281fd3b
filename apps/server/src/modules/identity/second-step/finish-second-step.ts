import { type Refusal, refuse, type SecondStepMethod } from '@ikka/contract';
import type { Browser } from '../deps.ts';
import { insertEvent } from '../devices/event-store.ts';
import { type CompleteLoginParts, completeLogin, type LoginAnswer } from '../login/complete-login.ts';
import { checkSecondStep, type SecondStepWrong } from './check-second-step.ts';
import { meansOf } from './means-of.ts';
import { shownBy } from './shown-by.ts';
import { type LoginTicket, spendLoginTicket, takeTicketTry } from './store.ts';

export interface SecondStepAnswer {
  readonly ticket: string;
  readonly method: SecondStepMethod;
  readonly answer: string;
}

/**
 * Ends a log-in that waited for its second step. The try is taken before the answer is looked at, and the ticket is spent
 * by exactly one right answer. A password that was changed since ends the ticket.
 */
export async function finishSecondStep(
  parts: CompleteLoginParts,
  input: SecondStepAnswer,
  browser: Browser,
): Promise<
  | LoginAnswer
  | SecondStepWrong
  | Refusal<'login.ticket_expired' | 'member.suspended' | 'login.verification_required'>
> {
  const { deps } = parts;
  const { db } = deps.database;
  const ticket = await takeTicketTry(db, shownBy(deps, input.ticket, browser));
  const means = ticket && (await meansOf(deps, ticket.memberId));
  if (!ticket || !means) return refuse('login.ticket_expired');
  const { credentials } = means;
  if (credentials.passwordChangedAt !== null && credentials.passwordChangedAt > ticket.createdAt) {
    return refuse('login.ticket_expired');
  }
  const wrong = await checkSecondStep(deps, means, input.method, input.answer);
  if (wrong) return noteFailure(parts, ticket, wrong, browser);
  if (!(await spendLoginTicket(db, ticket.id, deps.clock.now()))) return refuse('login.ticket_expired');
  return completeLogin(parts, {
    account: { id: ticket.memberId, state: credentials.state },
    visitor: browser,
    cookies: browser.cookies,
    method: ticket.method,
    remember: ticket.remember ?? undefined,
    passwordExpired: ticket.method === 'username' ? ticket.passwordExpired : undefined,
    verifiedBy: input.method,
    password: { changedAt: credentials.passwordChangedAt, overtaken: refuse('login.ticket_expired') },
  });
}

async function noteFailure(
  { deps }: CompleteLoginParts,
  { memberId, method, triesLeft }: LoginTicket,
  wrong: SecondStepWrong,
  { ip, userAgent }: Browser,
): Promise<SecondStepWrong> {
  const at = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await insertEvent(tx, { memberId, at, ip, userAgent, method, result: 'verification_failed' });
    await deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'identity',
      action: 'member.login_verification_failed',
      subject: `member:${memberId}`,
      after: { reason: wrong.code, triesLeft },
      ip,
    });
  });
  return wrong.code === 'login.locked' ? wrong : refuse(wrong.code, { ...wrong.value, triesLeft });
}
