import { type TableDefinition, type TableHead, tableRoom } from '@ikka/baccarat/rules';
import type { CallAnswer, calls, LocalText } from '@ikka/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { headsOf } from '../store.ts';
import { lobbyTableView } from './view.ts';

export interface LobbyTables {
  /** The tables that are on offer, each as it stands. What it says may be a second old. */
  read(): Promise<CallAnswer<(typeof calls)['tables']['liveTables']>>;
}

export interface LobbyTableParts {
  readonly database: Database;
  readonly clock: Clock;
  /** The house's, in the lobby's order. */
  readonly tables: readonly TableDefinition[];
  /** The game when it can be opened now. */
  readonly openGame: (
    id: string,
  ) => Promise<{ readonly name: LocalText; readonly vendorCode: string } | null>;
}

const believedMs = 1_000;

/** A whole lobby looks at the tables every few seconds: one reading serves all who look within a second. */
export function createLobbyTables({ database, clock, tables, openGame }: LobbyTableParts): LobbyTables {
  type Read = ReturnType<LobbyTables['read']>;
  let known: { readonly answer: Read; readonly until: number } | null = null;

  const look = async (): Read => {
    const [heads, games] = await Promise.all([
      headsOf(
        database.db,
        tables.map(({ id }) => id),
      ),
      Promise.all(tables.map(({ id }) => openGame(id))),
    ]);
    return {
      serverTime: clock.now().toISOString(),
      tables: tables.flatMap((table, index) => {
        const game = games[index];
        const head = (heads.get(table.id) ?? tableRoom(table).first) as TableHead;
        return game ? [lobbyTableView(table, head, game)] : [];
      }),
    };
  };

  return {
    read() {
      const now = clock.now().getTime();
      if (known !== null && known.until > now) return known.answer;
      const answer = look();
      known = { answer, until: now + believedMs };
      answer.catch(() => {
        known = null;
      });
      return answer;
    },
  };
}
