import type { PromotionParts } from './parts.ts';
import { removeUnused } from './store.ts';

/** An operator who uploads has this long to publish the picture. */
const unusedMs = 24 * 3_600_000;
const takenAtOnce = 100;

/** Forgets pictures that no version ever showed, a day after they came. Answers how many files went. */
export async function tidyPictures({ database, clock, files }: PromotionParts): Promise<number> {
  const before = new Date(clock.now().getTime() - unusedMs);
  const names = await database.transaction((tx) => removeUnused(tx, before, takenAtOnce));
  for (const name of names) await files.remove(name);
  return names.length;
}
