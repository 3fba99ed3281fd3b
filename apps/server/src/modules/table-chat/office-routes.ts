import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { Settings } from '../settings/index.ts';
import type { TableChat } from './index.ts';

export interface TableChatOfficeParts {
  readonly chat: TableChat;
  readonly settings: Pick<Settings, 'get'>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { EN: string; UR: string }>>;
}

export const tableChatOfficeRoutes = ({
  chat,
  settings,
  namesOf,
}: TableChatOfficeParts): Handlers<(typeof calls)['officeTableChat']> => ({
  async officeTalkingTables() {
    const tables = await chat.tables();
    const names = await namesOf(tables.map(({ tableId }) => tableId));
    return {
      isOn: settings.get('tables.chat_enabled'),
      tables: tables.map((table) => ({
        ...table,
        name: names.get(table.tableId) ?? { EN: table.tableId, UR: table.tableId },
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
