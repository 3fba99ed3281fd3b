import { isDeepStrictEqual } from 'node:util';
import { type GameKind, liveKinds, type Refusal, refuse, slotKinds } from '@ikka/contract';
import { asOperator } from '../../platform/office-acts.ts';
import { isHouseGame } from './house-games.ts';
import { vendorFigures } from './import-games.ts';
import type { Author, DeskParts } from './parts.ts';
import { searchable } from './searchable.ts';
import { lockGame, type StoredGame, updateGame } from './store.ts';

/** What an operator decides of a game. */
export type GameChoice = Omit<StoredGame, 'id' | 'vendorCode' | 'searchText' | 'isOffered' | 'heldFigures'>;

/** What follows from the rules of the house's own games, and is enumerated there. */
const figures = ['category', 'rtp', 'volatility', 'coinsPerStake', 'lines', 'features'] as const;

const kindsOf: Readonly<Record<string, readonly GameKind[]>> = { RNG: slotKinds, LIVE: liveKinds };

/**
 * Changes what the catalogue says of a game, against what was looked at, and tells open pages. The same again changes
 * nothing. Of the house's own games the figures are those of their rules.
 */
export async function changeGame(
  { database, audit, facts }: DeskParts,
  id: string,
  { seen, wanted }: { readonly seen: GameChoice; readonly wanted: GameChoice },
  by: Author,
): Promise<
  | StoredGame
  | Refusal<'game.unknown' | 'content.changed_meanwhile' | 'game.figures_fixed' | 'game.kinds_foreign'>
> {
  const done = await database.transaction(async (tx) => {
    const before = await lockGame(tx, id);
    if (before === null) return refuse('game.unknown', { gameId: id });
    const stands = choiceOf(before);
    if (isDeepStrictEqual(stands, wanted)) return { game: before, isNew: false };
    if (!isDeepStrictEqual(stands, seen)) return refuse('content.changed_meanwhile');
    const bent = isHouseGame(id)
      ? figures.filter((name) => !isDeepStrictEqual(stands[name], wanted[name]))
      : [];
    if (bent.length > 0) return refuse('game.figures_fixed', { fields: bent });
    const own: readonly string[] = kindsOf[wanted.category] ?? [];
    const foreign = wanted.kinds.filter((kind) => !own.includes(kind));
    if (foreign.length > 0) return refuse('game.kinds_foreign', { kinds: foreign });
    const game = {
      ...before,
      ...wanted,
      searchText: searchable(`${Object.values(wanted.name).join(' ')}`),
      heldFigures: isHouseGame(id) ? [] : heldAfter(before, wanted),
    };
    await updateGame(tx, game);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'game.changed',
      subject: `game:${id}`,
      before: writable(stands),
      after: writable(wanted),
    });
    return { game, isNew: true };
  });
  if (!('game' in done)) return done;
  if (done.isNew) facts.publish('ContentChanged', { part: 'games' });
  return done.game;
}

function choiceOf({ id, vendorCode, searchText, isOffered, heldFigures, ...choice }: StoredGame): GameChoice {
  return choice;
}

/** A figure that an operator changes is his from now on; one that he leaves empty is the vendor's to say. */
const heldAfter = (before: StoredGame, wanted: GameChoice): string[] =>
  vendorFigures.filter(
    (name) =>
      wanted[name] !== null &&
      (before.heldFigures.includes(name) || !isDeepStrictEqual(before[name], wanted[name])),
  );

const writable = (choice: GameChoice) => ({ ...choice, coinsPerStake: String(choice.coinsPerStake) });
