import { randomUUID } from 'node:crypto';
import { refuse } from '@ikka/contract';
import { fakeClock, openTestDatabase } from '@ikka/test-kit';
import type { Facts } from '../../platform/facts.ts';
import { createAudit } from '../audit/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { createTableChat } from './index.ts';
import type { Sitter, TableChatParts } from './parts.ts';

export type TableChatTestBench = Awaited<ReturnType<typeof openTableChatBench>>;

export const tableId = 'baccarat-anarkali';
export const saira = { username: 'saira', ip: '198.51.100.1' };

/** The module on a real database; who its members are a test says. */
export async function openTableChatBench() {
  const test = await openTestDatabase({ modules: ['audit', 'table-chat'] });
  const { database } = test;
  const clock = fakeClock();
  const audit = createAudit({ database, clock });
  const told: Facts['TableTalked'][] = [];
  const members = new Map<bigint, { name: string; nickname: string; state: 'active' | 'suspended' }>();
  const excluded = new Set<bigint>();
  const values: Partial<Record<SettingKey, unknown>> = {
    'tables.chat_enabled': true,
    'tables.chat_words': ['damn*', 'حرامی'],
    'tables.chat_days': 90,
  };
  const chat = createTableChat({
    database,
    clock,
    audit,
    settings: { get: (key: SettingKey) => values[key] } as unknown as Settings,
    facts: { publish: (_name, fact) => void told.push(fact as Facts['TableTalked']) },
    identity: {
      member: async (memberId: bigint) => members.get(memberId) ?? null,
      namesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, members.get(id)?.name ?? ''])),
    } as unknown as TableChatParts['identity'],
    protection: {
      mayPlay: async ({ memberId }) =>
        excluded.has(memberId) ? refuse('protection.excluded', { until: null }) : null,
    },
    cardTablesOf: async () => [],
    tableIds: [tableId, 'baccarat-saddar'],
    maskName: (name) => `${name.slice(0, 1)}•••`,
  });
  let count = 0n;
  return {
    test,
    clock,
    chat,
    told,
    members,
    excluded,
    set: (key: SettingKey, value: unknown) => {
      values[key] = value;
    },
    /** A new member at the table, by the name of his account. */
    sitter(nickname?: string): Sitter {
      count += 1n;
      const name = `member${count}`;
      members.set(count, { name, nickname: nickname ?? name, state: 'active' });
      return { memberId: count, currency: 'PKR', isTrial: false, tableId };
    },
    say: (sitter: Sitter, text: string, key: string = randomUUID()) => chat.say(sitter, { key, text }),
    async actions() {
      const { entries } = await audit.find({}, { limit: 100, offset: 0 });
      return entries.map(({ action }) => action).reverse();
    },
    close: () => test.drop(),
  };
}
