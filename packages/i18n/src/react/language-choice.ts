import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language, parseLanguage } from '../languages.ts';

const key = 'ikka.language';

/** The language to start with: the address's `?lang=`, then the stored choice, then Urdu. */
export function storedLanguage(): Language {
  const asked = parseLanguage(new URLSearchParams(globalThis.location?.search ?? '').get('lang'));
  return asked ?? parseLanguage(readStored()) ?? defaultLanguage;
}

/** Changes the language of the page and remembers the choice on this device. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  try {
    localStorage.setItem(key, language);
  } catch {
    // A browser that forbids storage still changes language for this visit.
  }
  await instance.changeLanguage(language);
}

/** The language that the page shows now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.resolvedLanguage ?? i18n.language) ?? defaultLanguage;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
