import { battleTitles } from './facts/battle-facts.ts';
import { fieldSports } from './facts/field-facts.ts';
import type { Names, SportCode } from './facts/fixture.ts';
import { roundTitles } from './facts/rounds-facts.ts';
import { timedSports } from './facts/timed-facts.ts';

/** A book is one game of the catalogue, with the sports that are sold in it. */
export interface Book {
  readonly gameId: string;
  readonly name: Names;
  /** As the lobby and the ledger know it. */
  readonly vendorCode: string;
  readonly vendorName: Names;
  readonly category: 'SPORTS' | 'ESPORTS';
  readonly sports: readonly SportCode[];
}

export const maidan: Book = {
  gameId: 'maidan',
  name: { EN: 'Maidan Sports', UR: 'میدان اسپورٹس' },
  vendorCode: 'IKKA_SPORT',
  vendorName: { EN: 'Maidan', UR: 'میدان' },
  category: 'SPORTS',
  sports: ['cricket', 'football', 'tennis', ...timedSports, ...fieldSports],
};

export const akhara: Book = {
  gameId: 'akhara',
  name: { EN: 'Akhara E-sports', UR: 'اکھاڑا ای اسپورٹس' },
  vendorCode: 'IKKA_ESPORT',
  vendorName: { EN: 'Akhara', UR: 'اکھاڑا' },
  category: 'ESPORTS',
  sports: [...roundTitles, ...battleTitles],
};

/** Every book of the house, in the order of the lobby. */
export const books: readonly Book[] = [maidan, akhara];
