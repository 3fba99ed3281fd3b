import type { Language } from '@ikka/contract/languages';
import { defaultLanguage, parseLanguage } from '../languages.ts';
import type { Texts } from './texts.ts';
import { useTranslation } from './use-translation.ts';

const key = 'ikka.language';
/** Stands beside a language that is a member's and was not chosen on this device. */
const adoptedKey = 'ikka.language-adopted';
/** What the address asked for when the visit began; it may be gone from it since. */
export const askedAtStart = new URLSearchParams(globalThis.location?.search ?? '').get('lang');

/** The language to start with: the address's `?lang=`, then the stored choice, then Urdu. */
export function storedLanguage(): Language {
  return parseLanguage(askedAtStart) ?? parseLanguage(readStored(key)) ?? defaultLanguage;
}

/** Whether somebody said on this device, or in the address, which language it shall be. */
export function isLanguageChosen(): boolean {
  if (parseLanguage(askedAtStart) !== undefined) return true;
  return parseLanguage(readStored(key)) !== undefined && readStored(adoptedKey) === null;
}

/** Changes the language of the page and remembers the choice on this device. */
export async function changeLanguage(instance: Texts, language: Language): Promise<void> {
  store(() => {
    localStorage.removeItem(adoptedKey);
    localStorage.setItem(key, language);
  });
  await instance.changeLanguage(language);
}

/** Takes up the language of a member where nobody has chosen one on this device; the next member's may be another. */
export async function adoptLanguage(instance: Texts, language: Language): Promise<void> {
  if (isLanguageChosen()) return;
  store(() => {
    localStorage.setItem(adoptedKey, language);
    localStorage.setItem(key, language);
  });
  await instance.changeLanguage(language);
}

/** A choice in one tab counts in all of them. */
export function followOtherTabs(instance: Texts): void {
  addEventListener('storage', (event) => {
    const language = event.key === key ? parseLanguage(event.newValue) : undefined;
    if (language !== undefined && language !== instance.language) void instance.changeLanguage(language);
  });
}

/** The language that the page shows now. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);

/** The language of the texts that a component has from `useTranslation` already, without a second subscription to them. */
export const languageOf = (texts: Pick<Texts, 'resolvedLanguage' | 'language'>): Language =>
  parseLanguage(texts.resolvedLanguage ?? texts.language) ?? defaultLanguage;

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A browser that forbids storage still changes language for this visit. */
function store(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing is kept.
  }
}
