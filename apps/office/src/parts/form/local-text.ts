import { inEveryLanguage, type LanguageCode, type LocalText, languageCodes } from '@ikka/contract';

/** What stands in the way of a text, in the languages in which something does. */
export type LocalProblems<Problem> = Readonly<Partial<Record<LanguageCode, Problem>>>;

/** A text that nobody has written yet. */
export const emptyText: LocalText = inEveryLanguage(() => '');

/** Without the space around what was typed. */
export const trimmed = (text: LocalText): LocalText => inEveryLanguage((code) => text[code].trim());

/** Editors write an empty text as a paragraph without words. */
export const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Judges a text in each language; undefined where nothing stands in its way. */
export function problemsIn<Problem>(
  text: LocalText,
  judge: (words: string, code: LanguageCode) => Problem | null,
): LocalProblems<Problem> | undefined {
  const found = languageCodes.flatMap((code) => {
    const problem = judge(text[code], code);
    return problem === null ? [] : [[code, problem] as const];
  });
  return found.length === 0 ? undefined : (Object.fromEntries(found) as LocalProblems<Problem>);
}

/** For a line that is written in every language. */
export const missingIn = (text: LocalText): LocalProblems<'missing'> | undefined =>
  problemsIn(text, (words) => (words.trim() === '' ? 'missing' : null));

/** For an editor's HTML that is written in every language, in at most so many characters. */
export const htmlProblemsIn = (
  html: LocalText,
  most: number,
): LocalProblems<'missing' | 'long'> | undefined =>
  problemsIn(html, (words) => (!hasWords(words) ? 'missing' : words.length > most ? 'long' : null));

/** What stands in the way of a text, in words. */
export const errorsOf = <Problem>(
  problems: LocalProblems<Problem> | undefined,
  say: (problem: Problem) => string,
): LocalProblems<string> =>
  Object.fromEntries(Object.entries(problems ?? {}).map(([code, problem]) => [code, say(problem)]));
