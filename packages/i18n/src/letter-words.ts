import en from '../locales/en/letters.json' with { type: 'json' };
import ur from '../locales/ur/letters.json' with { type: 'json' };
import { fillPlaces } from './message-words.ts';

/** What the house writes to a member about his own money. */
export type LetterName = keyof typeof en;

/** Words in both languages. */
export interface LetterPart {
  readonly EN: string;
  readonly UR: string;
}

export interface Letter {
  readonly title: LetterPart;
  /** Plain text; empty lines part paragraphs. */
  readonly text: LetterPart;
}

/** A letter in both languages, its places filled. A value keeps its own direction in the sentence. */
export function letterOf(name: LetterName, values: Readonly<Record<string, string>>): Letter {
  const isolated = Object.fromEntries(
    Object.entries(values).map(([place, value]) => [place, `\u2068${value}\u2069`]),
  );
  const fill = (text: string) => fillPlaces(text, isolated);
  return {
    title: { EN: fill(en[name].title), UR: fill(ur[name].title) },
    text: { EN: fill(en[name].text), UR: fill(ur[name].text) },
  };
}
