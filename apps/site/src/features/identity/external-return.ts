const key = 'ikka.external.return';

/** Where a log-in at another house began, so that it ends there. A dialog of log-in or registration is left behind. */
export function keepReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(key, returnOf(pathname, search));
  } catch {
    // Without storage the home page will do.
  }
}

/** Where to go on to, once. */
export function takeReturn(): string {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept ?? home;
  } catch {
    return home;
  }
}

const home = '/index';

/** A page of the site to come back to; the doors themselves are none. */
export function returnOf(pathname: string, search: string): string {
  const wanted = new URLSearchParams(search);
  const next = wanted.get('next');
  if (next !== null && /^\/(?![/\\])/.test(next)) return next;
  wanted.delete('auth');
  wanted.delete('next');
  const isDoor = /^\/(login|register(\.html)?|external)?$/.test(pathname);
  const rest = wanted.size === 0 ? '' : `?${wanted}`;
  return `${isDoor ? home : pathname}${rest}`;
}

export interface BroughtTicket {
  readonly ticket: string;
  readonly purpose: 'login' | 'link';
}

/** What the way back brought in the fragment of the address; null where there is no such thing. */
export function ticketIn(fragment: string): BroughtTicket | null {
  const brought = new URLSearchParams(fragment.replace(/^#/, ''));
  const ticket = brought.get('ticket') ?? '';
  if (!/^[\w-]{43}$/.test(ticket)) return null;
  return { ticket, purpose: brought.get('purpose') === 'link' ? 'link' : 'login' };
}
