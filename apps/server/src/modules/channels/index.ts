import type { Channel, Channels, Delivery, MessageTemplate } from './channels.ts';
import { deliverDue } from './deliver-due.ts';
import type { ChannelsParts } from './parts.ts';
import { keptMs, readOutbox } from './read-outbox.ts';
import { sendMessage } from './send-message.ts';
import { failExpired, forgetOld, newestOfMember, type StoredMessage } from './store.ts';

export type {
  Channel,
  Channels,
  Delivery,
  Message,
  MessageTemplate,
  OutboxMessage,
} from './channels.ts';
export type { MailGateway, Outcome, SmsGateway, Ways } from './gateways.ts';
export { waysOf } from './ways-of.ts';

/** How long it is known that something was sent, or was not. */
const settledMs = 90 * 86_400_000;
const shownMost = 100;

export function createChannels(parts: ChannelsParts): Channels {
  const { database, clock, log, ways } = parts;
  const hasOutbox = ways.sms === 'outbox' || ways.mail === 'outbox';
  return {
    send: (tx, message) => sendMessage(parts, tx, message),
    isAvailable: (channel) => ways[channel] !== null,
    hasOutbox,
    readOutbox: async (rows = { limit: shownMost, offset: 0 }) =>
      hasOutbox ? readOutbox(parts, rows) : { list: [], total: 0 },
    deliveriesOf: async (memberId) =>
      (await newestOfMember(database.db, memberId, shownMost)).map(deliveryOf),
    deliverDue: (channel) => deliverDue(parts, channel),
    async giveUpExpired() {
      const expired = await failExpired(database.db, clock.now());
      if (expired > 0) log.warn({ count: expired }, 'messages expired before they could be sent');
    },
    async tidy() {
      const now = clock.now().getTime();
      const before = { kept: new Date(now - keptMs), settled: new Date(now - settledMs) };
      await forgetOld(database.db, before);
    },
  };
}

const deliveryOf = (row: StoredMessage): Delivery => ({
  id: row.id,
  channel: row.channel as Channel,
  template: row.template as MessageTemplate,
  state: row.state as Delivery['state'],
  attempts: row.attempts,
  lastFault: row.lastFault,
  createdAt: row.createdAt,
  settledAt: row.settledAt,
});
