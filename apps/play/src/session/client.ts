import { createClient } from '@ikka/client';
import { parseLanguage, wireLanguage } from '@ikka/i18n';
import { createTabMemory } from './tab-memory.ts';

/** Storage may be forbidden in a frame; then the tab's memory holds for this page only. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

export const memory = createTabMemory(tabStorage());

/** The one client of the page. */
export const client = createClient({
  baseUrl: '',
  merchant: 'IKKA',
  device: matchMedia('(max-width: 47.99em)').matches ? 'h5' : 'web',
  language: () => wireLanguage(parseLanguage(document.documentElement.lang) ?? 'ur'),
  token: () => memory.token(),
  timeoutMs: 10_000,
});
