import { helpPages, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { arrange } from '../../../platform/kept-lists/arrange.ts';
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
    const arranged = await arrange(tx, audit, by, {
      before: (await allHelp(tx)).map(({ item }) => placeOf(item)),
      seen: seen.map(placeOf),
      wanted: wanted.map(placeOf),
      keyOf: ({ key }) => key,
      changedMeanwhile: refuse('help.changed_meanwhile'),
      put: (place, position) => placeHelp(tx, { ...place, position }),
      action: 'help.arranged',
      subject: 'help:all',
    });
    return isRefusal(arranged) ? arranged : { ...arranged, items: await allHelp(tx) };
  });
  if (isRefusal(done)) return done;
  if (done.isNew) facts.publish('HelpChanged', { keys: wanted.map(({ key }) => key) });
  return done.items.map(helpItemOf);
}
