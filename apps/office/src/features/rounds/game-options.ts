import type { CallValue, calls } from '@ikka/contract';
import { type Language, textIn } from '@ikka/i18n';

type Game = Pick<CallValue<typeof calls.catalogue.gameList>['games'][number], 'gameId' | 'displayName'>;

/** What to ask the catalogue for: what was typed, or everything where the words are only those of what is chosen. */
export function nameToFind(typed: string, chosen: readonly (string | undefined)[]): string {
  const wanted = typed.trim();
  return chosen.includes(wanted) ? '' : wanted;
}

/** The games to choose from: none of them first, and the chosen one always; by its id where the catalogue has it no more. */
export function gameOptions(
  found: readonly Game[],
  known: {
    readonly value: string | undefined;
    readonly chosenGame: Game | undefined;
    readonly language: Language;
    /** The words for no game. */
    readonly none: string;
  },
): { readonly value: string; readonly label: string }[] {
  const { value, chosenGame, language, none } = known;
  const label = ({ displayName }: Game) => textIn(displayName, language);
  const options = found.map((game) => ({ value: game.gameId, label: label(game) }));
  const isThere = value === undefined || options.some((option) => option.value === value);
  const own = isThere ? [] : [{ value, label: chosenGame ? label(chosenGame) : value }];
  return [{ value: '', label: none }, ...own, ...options];
}
