import { createCipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import type { MessagesParts } from '../parts.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const keyLength = 8;

/** Where the site's own chat is. */
export const ownService = '/service';

/**
 * The address of the customer service for a member of a level: above the level of the setting that of the VIP service, where
 * the operator has one of his own, else the site's own chat, which knows who comes.
 */
export async function serviceLink(
  { settings, rankOf }: Pick<MessagesParts, 'settings' | 'rankOf'>,
  memberId: bigint | null,
) {
  const rank = memberId === null ? 0 : await rankOf(memberId);
  const isVip = rank > settings.get('vip.support_above_rank');
  const outside = settings.get(isVip ? 'support.vip_service_url' : 'support.service_url');
  return {
    version: { pathList: [{ type: '3', path: encryptedLink(outside || ownService) }] },
    window: settings.get('page.customer_service_window'),
  };
}

/**
 * A link as the wire has it: base64url of nonce, ciphertext and tag of AES-256-GCM under the SHA-256 of an eight-letter key,
 * which follows. The key travels along: this keeps the address from being read in passing, not from who wants to.
 */
export function encryptedLink(url: string): string {
  const key = Array.from({ length: keyLength }, () => letters[randomInt(letters.length)]).join('');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv);
  const body = Buffer.concat([iv, cipher.update(url, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return body.toString('base64url') + key;
}
