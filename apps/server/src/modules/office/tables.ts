import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const officeSchema = pgSchema('office');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A role is data: a set of permissions. `grantsAll` means every permission there will ever be. */
export const role = officeSchema.table('role', {
  name: text('name').primaryKey(),
  permissions: text('permissions').array().notNull(),
  grantsAll: boolean('grants_all').notNull().default(false),
});

export const operator = officeSchema.table('operator', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Always in lower case. */
  username: text('username').notNull().unique(),
  role: text('role')
    .notNull()
    .references(() => role.name),
  passwordHash: text('password_hash').notNull(),
  passwordIsOneTime: boolean('password_is_one_time').notNull(),
  /** Sealed by the vault, bound to this operator; set before it is confirmed. */
  secondFactorSealed: text('second_factor_sealed'),
  secondFactorConfirmedAt: instant('second_factor_confirmed_at'),
  /** The newest time step whose code was used: a code of it or of an older one is a replay. */
  secondFactorStep: bigint('second_factor_step', { mode: 'bigint' }).notNull().default(sql`0`),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  disabledAt: instant('disabled_at'),
});

/** What carries an operator from one step of the login to the next; good for that step alone. */
export const loginTicket = officeSchema.table(
  'login_ticket',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    operatorId: bigint('operator_id', { mode: 'bigint' })
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    step: text('step').$type<'changePassword' | 'enrolSecondFactor' | 'secondFactor'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_ticket_operator').on(table.operatorId)],
);

export const operatorSession = officeSchema.table(
  'operator_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: bigint('operator_id', { mode: 'bigint' })
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('operator_session_operator').on(table.operatorId)],
);

/** Failed attempts by what was attempted; shared by every process, so that no restart or second server forgives. */
export const attempt = officeSchema.table(
  'attempt',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    locks: integer('locks').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** Of the name under which it was tried, hashed; null where an address alone is counted. */
    nameHash: text('name_hash'),
  },
  (table) => [index('attempt_name').on(table.nameHash)],
);

/** What opens a page that shows one round to one operator; its token is stored hashed. */
export const replayToken = officeSchema.table(
  'replay_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    roundId: uuid('round_id').notNull(),
    operator: text('operator').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [index('replay_token_expires').on(table.expiresAt)],
);
