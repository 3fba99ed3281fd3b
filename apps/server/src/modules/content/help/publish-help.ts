import {
  type HelpKind,
  isRefusal,
  isSameText,
  type LanguageCode,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { saveByVersion } from '../../../platform/kept-lists/save-by-version.ts';
import type { Author, ContentParts } from '../parts.ts';
import { cleanHtml, wordsOf } from './clean-html.ts';
import { type HelpItem, helpItemOf } from './help-item.ts';
import {
  countHelp,
  findHelp,
  insertHelp,
  insertHelpVersion,
  lockHelp,
  type StoredHelp,
  setHelpVersion,
} from './store.ts';

/** More than any help centre needs; it keeps what every visitor downloads within bounds. */
const itemsMost = 100;

export interface HelpWish {
  readonly key: string;
  /** The version that was edited; 0 for an item that there is not yet. */
  readonly version: number;
  /** Of a new item; one that exists keeps its own. */
  readonly kind: HelpKind;
  readonly title: Readonly<Record<LanguageCode, string>>;
  /** As an editor wrote it, whatever it holds. */
  readonly html: Readonly<Record<LanguageCode, string>>;
}

type Words = Pick<HelpWish, 'title' | 'html'>;

/**
 * Publishes a new version of an item, or a new item behind the others, and tells open pages. What was published before
 * stays as it was. The same words over again change nothing, whichever of two presses came first.
 */
export async function publishHelp(
  { database, clock, audit, facts }: ContentParts,
  wish: HelpWish,
  by: Author,
): Promise<HelpItem | Refusal<'help.changed_meanwhile' | 'help.empty' | 'help.full'>> {
  const words: Words = {
    title: wish.title,
    html: { EN: cleanHtml(wish.html.EN), UR: cleanHtml(wish.html.UR) },
  };
  if (wordsOf(words.html.EN) === '' || wordsOf(words.html.UR) === '') return refuse('help.empty');

  const done = await database.transaction((tx) =>
    saveByVersion(tx, audit, by, {
      version: wish.version,
      lock: () => lockCurrent(tx, wish.key),
      find: () => findHelp(tx, wish.key),
      versionOf: ({ item }) => item.version,
      isSame: (stored) => isSame(stored, words),
      changedMeanwhile: refuse('help.changed_meanwhile'),
      refusalOf: async (before) =>
        before === null && (await countHelp(tx)) >= itemsMost ? refuse('help.full') : null,
      async write(before, version) {
        const place = { key: wish.key, kind: wish.kind, inFooter: false, isShown: true };
        if (before === null && !(await insertHelp(tx, place))) return false;
        await insertHelpVersion(tx, {
          itemKey: wish.key,
          version,
          title: words.title,
          html: words.html,
          publishedBy: by.username,
          publishedAt: clock.now(),
        });
        if (before !== null) await setHelpVersion(tx, wish.key, version);
        return true;
      },
      act: (before) => ({
        action: 'help.published',
        subject: `help:${wish.key}`,
        ...(before === null ? {} : { before: actOf(before.item.version, helpItemOf(before)) }),
        after: actOf(wish.version + 1, words),
      }),
    }),
  );
  if (isRefusal(done)) return done;
  if (done.isNew) facts.publish('HelpChanged', { keys: [wish.key] });
  return helpItemOf(done.stored);
}

async function lockCurrent(tx: Transaction, key: string): Promise<StoredHelp | null> {
  return (await lockHelp(tx, key)) === null ? null : findHelp(tx, key);
}

function isSame({ version }: StoredHelp, { title, html }: Words): boolean {
  return isSameText(version.title, title) && isSameText(version.html, html);
}

const actOf = (version: number, { title, html }: Words) => ({ version, title, html });
