import { module } from '../../platform/module/module.ts';
import { audit } from '../audit/module.ts';
import { houseTables } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { maskName } from '../identity/index.ts';
import { identity } from '../identity/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { createTableChat, tableChatOfficeRoutes, tableChatRoutes } from './index.ts';
import { talkPorts } from './ports.ts';

export const tableChat = module({
  name: 'table-chat',
  needs: { audit, catalogue, identity, protection, settings, ...talkPorts },
  async create(parts) {
    const tables = await houseTables(parts.catalogue);
    return createTableChat({ ...parts, tableIds: tables.map(({ id }) => id), maskName });
  },
  brings: (chat, { catalogue, settings, cardTable, cardTablesOf, gamesOfCardTables }) => ({
    calls: {
      tableChat: tableChatRoutes(chat, cardTable),
      officeTableChat: tableChatOfficeRoutes({
        chat,
        settings,
        namesOf: catalogue.names,
        gamesOfCardTables,
      }),
    },
    jobs: [{ name: 'table_chat.forget', cron: '9 4 * * *', work: chat.forget }],
    pushes: (news) => ({
      TableTalked: ({ tableId, memberId, type, push }) =>
        news.ofTable(tableId, { memberId: memberId?.toString() ?? null, type, push }),
    }),
    pushesToOwnPages: (news) => ({
      async SettingsChanged({ keys }) {
        if (!keys.includes('tables.chat_enabled')) return;
        for (const tableId of [...chat.tableIds, ...(await cardTablesOf(null))]) {
          news.ofTable(tableId, { memberId: null, type: 'talk.changed', push: {} });
        }
      },
    }),
  }),
});
