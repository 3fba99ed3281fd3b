import { type CallAnswer, type calls, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import type { Browser, IdentityDeps } from '../deps.ts';
import { ownContact } from '../step-up/own-contact.ts';
import { issueCode } from '../verification/issue-code.ts';
import { meansOf } from './means-of.ts';
import { shownBy } from './shown-by.ts';
import { findTicket } from './store.ts';

type Sent = CallAnswer<typeof calls.identity.loginVerificationCode>;

/** Sends the code of a log-in's second step to the member's own verified number or mailbox. */
export async function sendSecondStepCode(
  deps: IdentityDeps,
  input: { readonly ticket: string; readonly channel: 'sms' | 'email' },
  browser: Browser & { readonly language: LanguageCode },
): Promise<Sent | Refusal<'login.ticket_expired' | 'code.too_many' | 'channel.unavailable'>> {
  const ticket = await findTicket(deps.database.db, shownBy(deps, input.ticket, browser));
  const means = ticket && (await meansOf(deps, ticket.memberId));
  if (!ticket || !means) return refuse('login.ticket_expired');
  const to = means.methods.includes(input.channel) ? ownContact(means.credentials, input.channel) : null;
  if (to === null) return refuse('channel.unavailable');
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      ...to,
      purpose: 'login_second_step',
      memberId: ticket.memberId,
      language: browser.language,
      template: 'login_code',
      ip: browser.ip,
    }),
  );
}
