import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, identitySchema, instant } from '../columns.ts';
import { accountTable } from '../core-tables.ts';

export type CodePurpose =
  | 'login'
  | 'register'
  | 'recover'
  | 'login_second_step'
  | 'unlock'
  | 'step_up'
  | 'contact';

/**
 * Codes that were sent. The code rests as a keyed hash (six digits alone would be guessed from a plain one); the subject
 * (purpose, contact and member) as a hash. One live code a subject: a new one ends the older.
 */
export const verificationCodeTable = identitySchema.table(
  'verification_code',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull().$type<CodePurpose>(),
    subjectHash: bytes('subject_hash').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).references(() => accountTable.id),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('verification_code_subject').on(table.subjectHash, table.createdAt),
    index('verification_code_expires').on(table.expiresAt),
    check('verification_code_tries', sql`${table.triesLeft} >= 0`),
  ],
);

/** One-time links by mail. */
export const resetLinkTable = identitySchema.table(
  'reset_link',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('reset_link_token').on(table.tokenHash),
    index('reset_link_member').on(table.memberId),
    index('reset_link_expires').on(table.expiresAt),
  ],
);

/** A member's authenticator: sealed secret, and the last step that was accepted, so that no code counts twice. */
export const authenticatorTable = identitySchema.table('authenticator', {
  memberId: bigint('member_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => accountTable.id),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'bigint' }),
});

/** Codes that stand in for a lost authenticator, each once. */
export const recoveryCodeTable = identitySchema.table(
  'recovery_code',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_code_member').on(table.memberId)],
);
