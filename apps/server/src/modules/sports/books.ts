import { roundTitles, type SportCode } from '@ikka/sports/rules';
import type { PlaySession } from '../../platform/calls.ts';

/** A book is one game of the catalogue, with the sports that are sold in it. */
export interface Book {
  readonly gameId: string;
  /** As the lobby and the ledger know it. */
  readonly vendorCode: string;
  readonly category: 'SPORTS' | 'ESPORTS';
  readonly sports: readonly SportCode[];
}

/** Sports, and the titles of e-sports. */
export const maidan: Book = {
  gameId: 'maidan',
  vendorCode: 'IKKA_SPORT',
  category: 'SPORTS',
  sports: ['football', 'cricket'],
};
export const akhara: Book = {
  gameId: 'akhara',
  vendorCode: 'IKKA_ESPORT',
  category: 'ESPORTS',
  sports: roundTitles,
};
export const books: readonly Book[] = [maidan, akhara];

/** The book of a play session; null where it is of another game. */
export const bookOf = ({ vassalage }: Pick<PlaySession, 'vassalage'>): Book | null =>
  books.find(({ vendorCode }) => vendorCode === vassalage) ?? null;

/** Whether a match is sold in a book. */
export const isIn = ({ sports }: Pick<Book, 'sports'>, { sport }: { readonly sport: SportCode }): boolean =>
  sports.includes(sport);
