import type { AgentValue } from '../../accounts/account.ts';
import type { IdentityDeps } from '../../deps.ts';
import { invitationKey } from '../invitation-codes.ts';
import { type AffiliateCode, findAffiliateCode } from '../store.ts';

/** Who may invite: agents and affiliates of every kind, and no trial account. */
const agentValues: ReadonlySet<AgentValue> = new Set([1, 2, 41, 42]);
export const isAgentValue = (value: AgentValue): boolean => agentValues.has(value);

/** The name of a host as it is compared: without its port, in lower case. */
export const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '');

/** The agent whose open code this is, where it counts on this host; null otherwise. */
export async function affiliateOf(
  deps: Pick<IdentityDeps, 'database'>,
  typed: string,
  host: string,
): Promise<bigint | null> {
  const code = await findAffiliateCode(deps.database.db, invitationKey(typed));
  return code !== null && counts(code, hostName(host)) ? code.ownerId : null;
}

const counts = (code: AffiliateCode, host: string): boolean =>
  !code.isClosed &&
  code.ownerState === 'active' &&
  isAgentValue(code.ownerValue) &&
  (code.domain === null || code.domain === host);
