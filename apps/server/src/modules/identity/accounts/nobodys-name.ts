import type { Vault } from '../../../platform/vault.ts';

/**
 * How the audit speaks of a name that no account bears: always alike, so that guesses at it stand together, and without
 * the key nobody finds the name. People type passwords and numbers there by mistake.
 */
export const nobodysName = (vault: Pick<Vault, 'digest'>, nameKey: string): string =>
  `name:${vault.digest('audit-name', 'unknown', nameKey).toString('hex').slice(0, 32)}`;
