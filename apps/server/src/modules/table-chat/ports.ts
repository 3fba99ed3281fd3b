import { port } from '../../platform/module/port.ts';
import type { Sitter } from './parts.ts';

/** A card table as somebody who watches it finds it. */
export interface CardTable {
  /** Only who has a seat writes. */
  readonly isSeated: boolean;
  /** What was said there before, when another room had its name, is no part of it. */
  readonly openedAt: Date;
}

/** What the talk needs of card rooms, which open and close while the house runs. */
export const talkPorts = {
  /** Null where the game has no such room in this money, or it is closed. */
  cardTable:
    port<
      (
        watcher: Pick<Sitter, 'memberId' | 'currency'> & { readonly gameId: string },
        roomId: string,
      ) => Promise<CardTable | null>
    >('table_chat.card_table'),
  /** The rooms in which a member has a seat; null: all that are open. */
  cardTablesOf: port<(memberId: bigint | null) => Promise<readonly string[]>>('table_chat.card_tables_of'),
  /** The game of each of these rooms, closed ones too. */
  gamesOfCardTables: port<(roomIds: readonly string[]) => Promise<ReadonlyMap<string, string>>>(
    'table_chat.games_of_card_tables',
  ),
};
