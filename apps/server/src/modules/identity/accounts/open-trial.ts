import { randomInt } from 'node:crypto';
import { type Refusal, refuse } from '@ikka/contract';
import { currencies } from '@ikka/money';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { LoginAnswer } from '../login/login.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { type Account, trialAgentValue } from './account.ts';
import { openAccount } from './open-account.ts';

/** No letters and digits that are read for one another. The hyphen keeps a trial's name out of what people register. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const trialName = (): string =>
  `trial-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

const attemptsMax = 5;

/** Opens a trial account with play money and logs in to it; it has no password, so its session is the only way in. */
export async function openTrial(
  deps: IdentityDeps,
  news: SessionNews,
  visitor: Visitor,
): Promise<LoginAnswer | Refusal<'trial.disabled' | 'member.suspended'>> {
  if (!deps.settings.get('identity.free_play')) return refuse('trial.disabled');
  const account = await openNamed(deps, visitor);
  // Should this fail, nobody has the account's token: the visitor presses again and gets another one.
  await deps.grantTrialMoney(account.id);
  const opened = await openSession(deps, news, account.id, visitor, { method: 'trial', isProven: false });
  if (opened === null) return refuse('member.suspended');
  return { token: opened.token, firstTimeLogin: true, passwordExpired: false };
}

async function openNamed(deps: IdentityDeps, visitor: Visitor): Promise<Account> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const name = trialName();
    const account = await openAccount(deps, visitor, {
      name,
      nameKey: name,
      nickname: name,
      passwordHash: null,
      agentValue: trialAgentValue,
      isTrial: true,
      currency: currencies.PKT.code,
      registeredAt: deps.clock.now(),
      registeredIp: visitor.ip,
    });
    if (account) return account;
  }
  throw new Error(`identity: no free trial name in ${attemptsMax} attempts`);
}
