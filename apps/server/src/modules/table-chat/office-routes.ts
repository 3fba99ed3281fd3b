import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { Settings } from '../settings/index.ts';
import type { TableChat } from './index.ts';

export interface TableChatOfficeParts {
  readonly chat: TableChat;
  readonly settings: Pick<Settings, 'get'>;
  /** The game of each card room. */
  readonly gamesOfCardTables: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { EN: string; UR: string }>>;
}

export const tableChatOfficeRoutes = ({
  chat,
  settings,
  namesOf,
  gamesOfCardTables,
}: TableChatOfficeParts): Handlers<(typeof calls)['officeTableChat']> => ({
  async officeTalkingTables() {
    const tables = await chat.tables();
    const rooms = await gamesOfCardTables(tables.map(({ tableId }) => tableId));
    const names = await namesOf([...new Set(tables.map(({ tableId }) => rooms.get(tableId) ?? tableId))]);
    /** A card game has many rooms, which are told apart by their ids. */
    const nameOf = (tableId: string) => {
      const gameId = rooms.get(tableId);
      const name = names.get(gameId ?? tableId) ?? { EN: tableId, UR: tableId };
      return gameId === undefined
        ? name
        : { EN: `${name.EN} · ${tableId}`, UR: `${name.UR} · \u2066${tableId}\u2069` };
    };
    return {
      isOn: settings.get('tables.chat_enabled'),
      tables: tables.map((table) => ({
        ...table,
        name: nameOf(table.tableId),
      })),
    };
  },
  async officeTableTalk({ params, query }) {
    const lines = await chat.table(params.id, query.before);
    return isRefusal(lines) ? lines : { lines };
  },
  officeTableReports: async () => ({ lines: await chat.reported() }),
  officeRemoveTableLine: ({ params, body }, caller) =>
    chat.remove({ tableId: params.id, no: params.no }, body.reason, operatorOf(caller)),
  officeSettleTableReports: ({ params }, caller) =>
    chat.settle({ tableId: params.id, no: params.no }, operatorOf(caller)),
  officeMuteTableWriter: ({ params, body }, caller) => chat.mute(BigInt(params.id), body, operatorOf(caller)),
});
