const keyLength = 8;
const nonceLength = 12;

/**
 * Opens an encrypted link of the customer service: its last eight characters are the key, what stands before is base64url of
 * nonce and AES-256-GCM under the key's SHA-256. Rejects what was altered on its way.
 */
export async function openLink(path: string): Promise<string> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path.slice(-keyLength)));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
  const bytes = bytesOf(path.slice(0, -keyLength));
  const iv = bytes.subarray(0, nonceLength);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nonceLength));
  return new TextDecoder().decode(plain);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** The address that a link leads to: a page of this site or of another house, and nothing that would run. */
export function serviceAddress(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
}
