import { helpPages, type Refusal, refuse } from '@ikka/contract';
import type { Author, ContentParts } from '../parts.ts';
import { type HelpItem, type HelpPlace, helpItemOf, placeOf } from './help-item.ts';
import { allHelp, lockAllHelp, placeHelp } from './store.ts';

/**
 * Gives the items another order, and says which of them the footer shows and which are shown at all. `seen` is what the
 * operator looked at: when somebody else arranged or added meanwhile, nothing is done.
 */
export async function arrangeHelp(
  { database, audit, facts }: ContentParts,
  { seen, wanted }: { readonly seen: readonly HelpPlace[]; readonly wanted: readonly HelpPlace[] },
  by: Author,
): Promise<HelpItem[] | Refusal<'help.changed_meanwhile' | 'help.must_stay'>> {
  const missing = helpPages.filter((key) => wanted.some((place) => place.key === key && !place.isShown));
  if (missing.length > 0) return refuse('help.must_stay', { keys: missing });

  const done = await database.transaction(async (tx) => {
    await lockAllHelp(tx);
    const before = (await allHelp(tx)).map(({ item }) => placeOf(item));
    if (isSame(before, wanted)) return { items: await allHelp(tx), isNew: false };
    if (!isSame(before, seen) || !hasSameKeys(before, wanted)) return refuse('help.changed_meanwhile');
    for (const [index, place] of wanted.entries()) await placeHelp(tx, { ...place, position: index + 1 });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'help.arranged',
      subject: 'help:all',
      before: { order: before },
      after: { order: wanted.map(placeOf) },
    });
    return { items: await allHelp(tx), isNew: true };
  });
  if (!('items' in done)) return done;
  if (done.isNew) facts.publish('HelpChanged', { keys: wanted.map(({ key }) => key) });
  return done.items.map(helpItemOf);
}

function isSame(one: readonly HelpPlace[], other: readonly HelpPlace[]): boolean {
  return JSON.stringify(one.map(placeOf)) === JSON.stringify(other.map(placeOf));
}

function hasSameKeys(one: readonly HelpPlace[], other: readonly HelpPlace[]): boolean {
  const keys = (places: readonly HelpPlace[]) => places.map(({ key }) => key).sort();
  return JSON.stringify(keys(one)) === JSON.stringify(keys(other));
}
