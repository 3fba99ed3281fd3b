import type { Language } from '@ikka/contract/languages';
import en from '../locales/en/messages.json' with { type: 'json' };
import ur from '../locales/ur/messages.json' with { type: 'json' };

/** The words of what the house writes to people: SMS and mail, rendered by the server. */
type Bundle = typeof en;
export type MessageName = keyof Bundle['template'];

/** What a message may consist of; SMS has `sms`, mail all the others that its template needs. */
export interface MessageWords {
  readonly sms?: string;
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button?: string;
  readonly link?: string;
  readonly note: string;
}

const bundles: Record<Language, Bundle> = { en, ur };

/** The words of a template, with their `{{name}}` places still open. */
export function messageWords(name: MessageName, language: Language): MessageWords {
  return bundles[language].template[name];
}

/** What stands in every mail, and how the house calls itself. */
export function houseWords(language: Language): Bundle['mail'] & { readonly house: string } {
  return { house: bundles[language].house, ...bundles[language].mail };
}

const place = /\{\{\s*(\w+)\s*\}\}/g;

/** Puts values into the places of a text. Throws on a place without a value: nobody is sent half a sentence. */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(place, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`a text has no value for its place ${name}`);
    return value;
  });
}
