/** Codes that came with the address by which the visitor found the site. */
export interface Invitation {
  /** An affiliate's, from `?aff=` or, where one registers, `?code=`. */
  affiliateCode: string;
  /** A friend's, from `?ref=`. */
  referralCode: string;
}

const key = 'ikka.invitation';
const none: Invitation = { affiliateCode: '', referralCode: '' };
const codePattern = /^[\p{L}\p{N}]{1,32}$/u;

/** The codes in an address; whatever cannot be one is none. */
export function invitationOf(path: string, search: string): Invitation {
  const asked = new URLSearchParams(search);
  const code = (value: string | null) =>
    value !== null && codePattern.test(value.trim()) ? value.trim() : '';
  const byCode = path.startsWith('/register') ? asked.get('code') : null;
  return { affiliateCode: code(asked.get('aff') ?? byCode), referralCode: code(asked.get('ref')) };
}

/** Keeps the codes of the address for this visit: the form may be opened much later, on another page. */
export function keepInvitation(path: string, search: string): void {
  const found = invitationOf(path, search);
  if (found.affiliateCode === '' && found.referralCode === '') return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...keptInvitation(), ...withoutEmpty(found) }));
  } catch {
    // A browser that forbids storage asks for the code in the form.
  }
}

/** The codes of this visit; '' for none. */
export function keptInvitation(): Invitation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return none;
    const { affiliateCode, referralCode } = kept as Record<string, unknown>;
    return {
      affiliateCode: typeof affiliateCode === 'string' ? affiliateCode : '',
      referralCode: typeof referralCode === 'string' ? referralCode : '',
    };
  } catch {
    return none;
  }
}

const withoutEmpty = (invitation: Invitation): Partial<Invitation> =>
  Object.fromEntries(Object.entries(invitation).filter(([, code]) => code !== ''));
