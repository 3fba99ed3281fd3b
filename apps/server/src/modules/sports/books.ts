import { type Book, books } from '@ikka/sports/books';
import type { SportCode } from '@ikka/sports/rules';
import type { PlaySession } from '../../platform/calls.ts';

/** The book of a play session; null where it is of another game. */
export const bookOf = ({ vassalage }: Pick<PlaySession, 'vassalage'>): Book | null =>
  books.find(({ vendorCode }) => vendorCode === vassalage) ?? null;

/** Whether a match is sold in a book. */
export const isIn = ({ sports }: Pick<Book, 'sports'>, { sport }: { readonly sport: SportCode }): boolean =>
  sports.includes(sport);
