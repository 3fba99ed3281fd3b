import type { LanguageCode } from '@ikka/contract';
import type { MessageName } from '@ikka/i18n';
import type { Transaction } from '../../platform/database/index.ts';

export const messageChannels = ['sms', 'mail'] as const;
export type Channel = (typeof messageChannels)[number];

/** The texts that the house writes, by name; the bundle `messages` of @ikka/i18n holds their words. */
export type MessageTemplate = MessageName;

export interface Message {
  readonly channel: Channel;
  /** A mobile number in digits, with a leading plus or without; or one mail address. */
  readonly to: string;
  readonly language: LanguageCode;
  readonly template: MessageTemplate;
  /**
   * What fills the template's places: `code` for codes, `link` for `reset_link` (mail only), `device` for `new_device`,
   * nothing for `password_changed`, `contact_changed`, `contact_unverified` and `protection_changed`. Until when it is
   * good and when it was written are filled in here.
   */
  readonly values: Readonly<Record<string, string>>;
  readonly memberId: bigint | null;
  /** From here on the message is worth nothing and is no longer sent. */
  readonly expiresAt: Date;
}

/** A message of the development outbox, opened. */
export interface OutboxMessage extends Message {
  readonly id: string;
  readonly createdAt: Date;
  /** Of mail; null for SMS. */
  readonly subject: string | null;
  readonly text: string;
  /** Of mail; null for SMS. */
  readonly html: string | null;
}

/** What became of a message; never what it said or to whom. */
export interface Delivery {
  readonly id: string;
  readonly channel: Channel;
  readonly template: MessageTemplate;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'kept';
  readonly attempts: number;
  /** `http_500`, `smtp_550`, `timeout`, `network`, `expired`, `unreadable`; null while nothing went wrong, and once sent. */
  readonly lastFault: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** How the house writes to people. */
export interface Channels {
  /**
   * Queues a message in the caller's transaction: it goes out after the commit, or never if there is none. Ask
   * `isAvailable` before: a message on a channel that is not available is a bug, like a missing value.
   */
  send(tx: Transaction, message: Message): Promise<void>;
  /** Whether anything can be sent by it at all, to anybody: what refusing `channel.unavailable` stands on. */
  isAvailable(channel: Channel): boolean;
  /** Whether messages of any channel stay here instead of being sent: never in production. */
  readonly hasOutbox: boolean;
  /** What stays in the development outbox, newest first; without rows the newest hundred. Nothing where there is none. */
  readOutbox(rows?: Rows): Promise<{ readonly list: OutboxMessage[]; readonly total: number }>;
  /** What became of the newest hundred messages to a member, newest first. */
  deliveriesOf(memberId: bigint): Promise<Delivery[]>;
  /** Sends what is due on a channel, at most fifty; answers how many it tried. Safe in any number of turns at once. */
  deliverDue(channel: Channel): Promise<number>;
  /** Gives up what expired before it could be sent; nobody sends it meanwhile. */
  giveUpExpired(): Promise<void>;
  /** Forgets what nobody needs any more. */
  tidy(): Promise<void>;
}
