import {
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const gatewaySchema = pgSchema('gateway');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The site's key pairs for encrypted calls; the private half is sealed by the vault. */
export const payloadKeyTable = gatewaySchema.table('payload_key', {
  kid: uuid().primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Ids of encrypted payloads that were accepted; kept until no payload of that age would be accepted anyway. */
export const seenPayloadTable = gatewaySchema.table(
  'seen_payload',
  { jti: uuid().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('seen_payload_expires').on(table.expiresAt)],
);

/** First answers by idempotency key. `status` is null while the first call is still being worked on. */
export const firstAnswerTable = gatewaySchema.table(
  'first_answer',
  {
    scope: text().notNull(),
    key: uuid().notNull(),
    payloadHash: bytes('payload_hash').notNull(),
    status: integer(),
    answer: text(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('first_answer_started').on(table.startedAt),
  ],
);
