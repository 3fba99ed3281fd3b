import { isIP } from 'node:net';

/** The site as the keys know it: they are bound to its host name, and answer at no other. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Null where there can be none: at a bare address, and without encryption anywhere but on the machine itself. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  if (!isSafe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return { id: hostname, name: 'Ikka', origin };
}
