import { bigint, boolean, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, identitySchema, instant } from '../columns.ts';
import { accountTable } from '../core-tables.ts';

export const passkeyTable = identitySchema.table(
  'passkey',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => accountTable.id),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'bigint' }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credentialId),
    index('passkey_member').on(table.memberId),
  ],
);

export type CeremonyKind =
  | 'passkey_register'
  | 'passkey_login'
  | 'passkey_step_up'
  | 'openid'
  | 'openid_ticket'
  | 'firebase_token';

/** A proof that takes a way around: a passkey's challenge, or a trip to another house with its state, nonce and verifier (sealed). */
export const ceremonyTable = identitySchema.table(
  'ceremony',
  {
    id: uuid().primaryKey(),
    kind: text().notNull().$type<CeremonyKind>(),
    memberId: bigint('member_id', { mode: 'bigint' }).references(() => accountTable.id),
    sessionId: uuid('session_id'),
    /** Binds the ceremony to the browser that began it. */
    browserHash: bytes('browser_hash'),
    sealedState: text('sealed_state').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('ceremony_expires').on(table.expiresAt)],
);
