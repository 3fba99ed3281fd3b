import type { Vault } from '../../../platform/vault.ts';

const purpose = 'member-id-number';

export const sealIdNumber = (vault: Vault, memberId: bigint, idNumber: string): string =>
  vault.seal(purpose, memberId.toString(), idNumber);

export const openIdNumber = (vault: Vault, memberId: bigint, sealed: string): string =>
  vault.open(purpose, memberId.toString(), sealed);
