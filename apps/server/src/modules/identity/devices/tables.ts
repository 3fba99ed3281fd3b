import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, identitySchema, instant } from '../columns.ts';
import { accountTable, type LoginMethod } from '../core-tables.ts';

const member = () =>
  bigint('member_id', { mode: 'bigint' })
    .notNull()
    .references(() => accountTable.id);

/** A browser that a member proved to be in, known again by a cookie of which only the hash is kept. */
export const deviceTable = identitySchema.table(
  'device',
  {
    id: uuid().primaryKey(),
    memberId: member(),
    tokenHash: bytes('token_hash').notNull(),
    name: text(),
    userAgent: text('user_agent').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    lastIp: text('last_ip').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('device_token').on(table.tokenHash),
    index('device_member').on(table.memberId, table.lastSeenAt).where(sql`${table.revokedAt} IS NULL`),
    index('device_over').on(sql`coalesce(${table.revokedAt}, ${table.lastSeenAt})`),
  ],
);

/** Addresses from which a member proved to be one. */
export const knownAddressTable = identitySchema.table(
  'known_address',
  {
    memberId: member(),
    ip: text().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ip] }),
    index('known_address_seen').on(table.lastSeenAt),
  ],
);

/** What became of a log-in. `opened_unverified`: a new address or device, and no means by which to ask for more. */
export type LoginResult =
  | 'opened'
  | 'opened_unverified'
  | 'wrong_credentials'
  | 'locked'
  | 'unlocked'
  | 'verification_asked'
  | 'verification_failed'
  | 'verification_refused'
  | 'remembered_reused';

/** What a member reads of the comings and goings at the account. */
export const loginEventTable = identitySchema.table(
  'login_event',
  {
    id: uuid().primaryKey(),
    /** Null where nobody has the name that was tried: written all the same, so that both take the same work. */
    memberId: bigint('member_id', { mode: 'bigint' }).references(() => accountTable.id),
    at: instant('at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    method: text().notNull().$type<LoginMethod>(),
    result: text().notNull().$type<LoginResult>(),
    deviceId: uuid('device_id'),
    sessionId: uuid('session_id'),
  },
  (table) => [
    index('login_event_member').on(table.memberId, table.at),
    index('login_event_at').on(table.at),
    index('login_event_nobody').on(table.at).where(sql`${table.memberId} IS NULL`),
  ],
);

/** Credentials that bring a browser back in with one press. Each is used once and replaced; one used twice ends its family. */
export const rememberTable = identitySchema.table(
  'remember_credential',
  {
    id: uuid().primaryKey(),
    familyId: uuid('family_id').notNull(),
    memberId: member(),
    deviceId: uuid('device_id'),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('remember_token').on(table.tokenHash),
    index('remember_member').on(table.memberId),
    index('remember_family').on(table.familyId),
    index('remember_expires').on(table.expiresAt),
  ],
);

/** Why a log-in needs a second step. */
export type StrangeBy = 'device' | 'address';

/** A log-in whose first step was right and whose second is awaited. */
export const loginTicketTable = identitySchema.table(
  'login_ticket',
  {
    id: uuid().primaryKey(),
    tokenHash: bytes('token_hash').notNull(),
    memberId: member(),
    method: text().notNull().$type<LoginMethod>(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** The browser that may finish it: the hash of what its cookie carries. */
    browserHash: bytes('browser_hash').notNull(),
    strangeBy: text('strange_by').notNull().$type<StrangeBy>(),
    triesLeft: integer('tries_left').notNull(),
    /** Whether the browser asked to be remembered (null: it keeps what it has), and whether its password has to be changed. */
    remember: boolean(),
    passwordExpired: boolean('password_expired').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('login_ticket_token').on(table.tokenHash),
    index('login_ticket_expires').on(table.expiresAt),
    index('login_ticket_member').on(table.memberId),
    check('login_ticket_tries', sql`${table.triesLeft} >= 0`),
  ],
);
