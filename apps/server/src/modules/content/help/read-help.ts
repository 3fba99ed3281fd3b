import { type HelpKind, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import type { ContentParts } from '../parts.ts';
import { type HelpVersion, helpItemOf, helpVersionOf } from './help-item.ts';
import { filledPlaces, fillPlaces } from './places.ts';
import { type Section, withSections } from './sections.ts';
import { allHelp, findHelp, versionsOf } from './store.ts';

/** An item as a visitor reads it: in one language, its places filled, its headings with addresses. */
export interface ReadableHelp {
  readonly key: string;
  readonly kind: HelpKind;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  readonly inFooter: boolean;
  readonly version: number;
  readonly since: Date;
}

type Reading = Pick<ContentParts, 'database' | 'settings'>;

/** What is shown, in its order. */
export async function readHelp(
  { database, settings }: Reading,
  language: LanguageCode,
): Promise<ReadableHelp[]> {
  const filled = filledPlaces(settings);
  const items = (await allHelp(database.db)).filter(({ item }) => item.isShown).map(helpItemOf);
  return items.map(({ key, kind, title, html, inFooter, version, publishedAt }) => ({
    key,
    kind,
    title: title[language],
    ...withSections(key, fillPlaces(html[language], filled, language)),
    inFooter,
    version,
    since: publishedAt,
  }));
}

/** Every version of an item that is shown, newest first, with the places filled as they are today. */
export async function readHelpVersions(
  { database, settings }: Reading,
  key: string,
  language: LanguageCode,
): Promise<
  | (Pick<ReadableHelp, 'version' | 'title' | 'html' | 'since'> & { until: Date | null })[]
  | Refusal<'help.unknown'>
> {
  const found = await findHelp(database.db, key);
  if (found === null || !found.item.isShown) return refuse('help.unknown');
  const filled = filledPlaces(settings);
  const versions = (await versionsOf(database.db, key)).map(helpVersionOf);
  return versions.map(({ version, title, html, publishedAt }, index) => ({
    version,
    title: title[language],
    html: fillPlaces(html[language], filled, language),
    since: publishedAt,
    until: versions[index - 1]?.publishedAt ?? null,
  }));
}

/** The versions of any item, hidden ones too, as they were written: for operators. */
export async function writtenVersions(
  { database }: Reading,
  key: string,
): Promise<HelpVersion[] | Refusal<'help.unknown'>> {
  const versions = await versionsOf(database.db, key);
  return versions.length === 0 ? refuse('help.unknown') : versions.map(helpVersionOf);
}
