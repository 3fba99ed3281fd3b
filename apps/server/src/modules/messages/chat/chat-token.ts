import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../platform/vault.ts';

const macOf = (vault: Pick<Vault, 'digest'>, id: string): Buffer => vault.digest('chat-token', id, 'visitor');

/** What a visitor shows to be let into his chat again: its id with a keyed hash, so that nothing of it is stored. */
export const chatTokenOf = (vault: Pick<Vault, 'digest'>, id: string): string =>
  `${id}.${macOf(vault, id).toString('base64url')}`;

/** The id of the chat that a token opens; null for what is none of ours. */
export function chatOfToken(vault: Pick<Vault, 'digest'>, token: string): string | null {
  const [id = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(vault, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
