import type { LanguageCode } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, identitySchema, instant, plainText } from './columns.ts';

/** How a session was opened. */
export type LoginMethod =
  | 'username'
  | 'sms'
  | 'google'
  | 'facebook'
  | 'firebase'
  | 'passkey'
  | 'remembered'
  | 'registration'
  | 'recovery'
  | 'trial';

export const accountTable = identitySchema.table(
  'account',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** As it was typed; shown. */
    name: text().notNull(),
    /** The same, normalised: what is unique and looked up. */
    nameKey: plainText('name_key').notNull(),
    nickname: text().notNull(),
    /** argon2id in PHC form; null for trial accounts, which nobody can log in to a second time. */
    passwordHash: text('password_hash'),
    agentValue: smallint('agent_value').notNull().default(0),
    isTrial: boolean('is_trial').notNull(),
    currency: text().notNull().$type<CurrencyCode>(),
    state: text().notNull().default('active').$type<'active' | 'suspended'>(),
    suspendedReason: text('suspended_reason'),
    payeeName: text('payee_name'),
    email: text(),
    /** The address in lower case: what is looked up; one account's alone once it is verified. */
    emailKey: plainText('email_key'),
    emailVerifiedAt: instant('email_verified_at'),
    mobileNum: text('mobile_num'),
    countryDialingCode: text('country_dialing_code'),
    /** The number in E.164: what is looked up; one account's alone once it is verified. */
    mobileKey: plainText('mobile_key'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** argon2id in PHC form: what points and payouts ask for beside the log-in. */
    paymentPasswordHash: text('payment_password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    /** When the password was last found on the weak list, at a log-in; over once it was changed since. */
    passwordExpiredAt: instant('password_expired_at'),
    /** When an operator asked for a new password; over once it was changed since. */
    passwordChangeAskedAt: instant('password_change_asked_at'),
    /** The code that this member's own friends register with. */
    referralCode: plainText('referral_code'),
    referredBy: bigint('referred_by', { mode: 'bigint' }),
    /** The agent under whom the member was registered. */
    uplineId: bigint('upline_id', { mode: 'bigint' }),
    language: text().$type<LanguageCode>(),
    registeredAt: instant('registered_at').notNull(),
    registeredIp: text('registered_ip').notNull(),
    registeredFrom: text('registered_from'),
    termsAgreedAt: instant('terms_agreed_at'),
    ageConfirmed: smallint('age_confirmed'),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    uniqueIndex('account_name_key').on(table.nameKey),
    uniqueIndex('account_email_verified').on(table.emailKey).where(sql`${table.emailVerifiedAt} IS NOT NULL`),
    uniqueIndex('account_mobile_verified')
      .on(table.mobileKey)
      .where(sql`${table.mobileVerifiedAt} IS NOT NULL`),
    index('account_email').on(table.emailKey).where(sql`${table.emailKey} IS NOT NULL`),
    index('account_mobile').on(table.mobileKey).where(sql`${table.mobileKey} IS NOT NULL`),
    uniqueIndex('account_referral_code').on(table.referralCode),
    index('account_referred_by').on(table.referredBy).where(sql`${table.referredBy} IS NOT NULL`),
    index('account_upline').on(table.uplineId).where(sql`${table.uplineId} IS NOT NULL`),
    index('account_kind').on(table.isTrial, table.id),
    index('account_suspended').on(table.id).where(sql`${table.state} = 'suspended'`),
    check('account_state', sql`${table.state} IN ('active', 'suspended')`),
    check('account_password', sql`NOT ${table.isTrial} OR ${table.passwordHash} IS NULL`),
    check('account_trial', sql`(${table.agentValue} = 4) = ${table.isTrial}`),
  ],
);

export const sessionTable = identitySchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    tokenHash: bytes('token_hash').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    createdAt: instant('created_at').notNull(),
    /** Written at most once a minute; not indexed, so that the update stays in its page. */
    lastSeenAt: instant('last_seen_at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** When the member last proved to be one, by log-in or step-up: what guarded deeds look at. Null: never in this session. */
    provenAt: instant('proven_at'),
    method: text().notNull().default('username').$type<LoginMethod>(),
    deviceId: uuid('device_id'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<
      | 'logout'
      | 'suspended'
      | 'expired'
      | 'replaced'
      | 'password_changed'
      | 'ended_by_member'
      | 'ended_by_operator'
    >(),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_live').on(table.memberId, table.createdAt).where(sql`${table.endedAt} IS NULL`),
    index('session_ended').on(table.endedAt).where(sql`${table.endedAt} IS NOT NULL`),
    check('session_end', sql`(${table.endedAt} IS NULL) = (${table.endReason} IS NULL)`),
  ],
);

/** Failed and running login attempts by account name or address; the key is hashed, for people type passwords into name fields. */
export const attemptTable = identitySchema.table(
  'login_attempt',
  {
    keyHash: bytes('key_hash').primaryKey(),
    attempts: integer().notNull(),
    lastAt: instant('last_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('login_attempt_last').on(table.lastAt)],
);

/** Slider puzzles that were shown. Unlogged (see the migration): losing them costs a player one more puzzle. */
export const puzzleTable = identitySchema.table(
  'slider_puzzle',
  {
    id: uuid().primaryKey(),
    pieceX: integer('piece_x').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    checkedAt: instant('checked_at'),
    /** Present once the piece was put in place; deleted with the row when it is spent. */
    ticketHash: bytes('ticket_hash'),
  },
  (table) => [index('slider_puzzle_expires').on(table.expiresAt)],
);
