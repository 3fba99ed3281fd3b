import type { CurrencyCode } from '@ikka/money';

/** An account as the rest of this module sees it; its password's hash never leaves the login. */
export interface Account {
  readonly id: bigint;
  readonly name: string;
  readonly nickname: string;
  readonly agentValue: AgentValue;
  readonly isTrial: boolean;
  readonly currency: CurrencyCode;
  readonly state: AccountState;
  readonly suspendedReason: string | null;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date | null;
}

export type AgentValue = 0 | 1 | 2 | 4 | 41 | 42;
export type AccountState = 'active' | 'suspended';

export const trialAgentValue = 4;
