import type { Vault } from '../../platform/vault.ts';
import type { Written } from './write-message.ts';

/** All of a message that must not rest in the clear: whom it is for, and what it says. */
export interface Contents extends Written {
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

const purpose = 'channels-message';

export const sealContents = (vault: Vault, id: string, contents: Contents): string =>
  vault.seal(purpose, id, JSON.stringify(contents));

/** Throws when it was sealed under another key or was altered. */
export const openContents = (vault: Vault, id: string, sealed: string): Contents =>
  JSON.parse(vault.open(purpose, id, sealed)) as Contents;
