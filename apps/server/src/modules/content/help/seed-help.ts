import { readFile } from 'node:fs/promises';
import type { HelpKind, LanguageCode } from '@ikka/contract';
import type { ContentParts } from '../parts.ts';
import { cleanHtml } from './clean-html.ts';
import { helpKeys, insertHelp, insertHelpVersion } from './store.ts';

interface FirstItem {
  readonly key: string;
  readonly kind: HelpKind;
  readonly inFooter: boolean;
}

const page = (key: string): FirstItem => ({ key, kind: 'page', inFooter: false });
const question = (key: string, inFooter = false): FirstItem => ({ key, kind: 'question', inFooter });

/** What a new installation says, in this order; the words are in `texts/`. */
export const firstItems: readonly FirstItem[] = [
  page('about'),
  page('contact'),
  page('terms'),
  page('responsible-gaming'),
  page('privacy'),
  page('affiliates'),
  page('refund'),
  question('how-fair', true),
  question('how-deposit', true),
  question('withdrawal-waits', true),
  question('trial-money', true),
  question('code-missing', true),
  question('new-device', true),
  question('bonus-terms'),
  question('forgotten-password'),
  question('line-lost'),
  question('close-account'),
];

/** Writes the items of a new installation that are not there yet; what an operator changed is left alone. */
export async function seedHelp({ database, clock }: Pick<ContentParts, 'database' | 'clock'>): Promise<void> {
  const there = await helpKeys(database.db);
  for (const item of firstItems.filter(({ key }) => !there.has(key))) {
    const [english, urdu] = await Promise.all([firstWords(item.key, 'EN'), firstWords(item.key, 'UR')]);
    await database.transaction(async (tx) => {
      if (!(await insertHelp(tx, { ...item, isShown: true }))) return;
      await insertHelpVersion(tx, {
        itemKey: item.key,
        version: 1,
        title: { EN: english.title, UR: urdu.title },
        html: { EN: english.html, UR: urdu.html },
        publishedBy: 'house',
        publishedAt: clock.now(),
      });
    });
  }
}

/** The words of an item as the product brings them: a file begins with its title, the rest is its text. */
export async function firstWords(
  key: string,
  language: LanguageCode,
): Promise<{ readonly title: string; readonly html: string }> {
  const file = await readFile(
    new URL(`texts/${language.toLowerCase()}/${key}.html`, import.meta.url),
    'utf8',
  );
  const [, title, html] = /^<h1>(.*?)<\/h1>\s*(.*)$/s.exec(file) ?? [];
  if (title === undefined || html === undefined) throw new Error(`${language} text ${key} has no title`);
  return { title, html: cleanHtml(withoutIndents(html)) };
}

const block = '</?(?:p|h3|h4|ul|ol|li|blockquote)>';

/** The lines and indents of the file are for its writer. */
function withoutIndents(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(new RegExp(` ?(${block}) ?`, 'g'), '$1')
    .trim();
}
