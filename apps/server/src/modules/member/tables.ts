import type { BuiltInAvatar, DocumentKind, DocumentState, PayoutKind, UsdtNetwork } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const memberSchema = pgSchema('member');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a member tells about himself. The nickname lies with the account; a row comes with the first word. */
export const profileTable = memberSchema.table('profile', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  fullName: text('full_name'),
  birthday: date({ mode: 'string' }),
  address: text(),
  nationality: text(),
  occupation: text(),
  incomeSource: text('income_source'),
  /** Sealed by the vault, bound to the member. */
  idNumberSealed: text('id_number_sealed'),
  telegram: text(),
  whatsapp: text(),
  zalo: text(),
  line: text(),
  facebook: text(),
  wechat: text(),
  qqNum: text('qq_num'),
  changedAt: instant('changed_at').notNull(),
});

/** The picture of whoever chose or uploaded one. */
export const avatarTable = memberSchema.table(
  'avatar',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
    builtIn: text('built_in').$type<BuiltInAvatar>(),
    /** Names in the store of files: the small square and the large one. */
    iconFile: text('icon_file'),
    imageFile: text('image_file'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('avatar_icon').on(table.iconFile).where(sql`${table.iconFile} IS NOT NULL`),
    index('avatar_image').on(table.imageFile).where(sql`${table.imageFile} IS NOT NULL`),
    check(
      'avatar_one_kind',
      sql`(${table.builtIn} IS NULL) = (${table.iconFile} IS NOT NULL) AND (${table.iconFile} IS NULL) = (${table.imageFile} IS NULL)`,
    ),
  ],
);

/** Each document that was ever submitted. A row is never removed; its file goes when there is no more reason to keep it. */
export const documentTable = memberSchema.table(
  'document',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text().notNull().$type<DocumentKind>(),
    state: text().notNull().$type<Exclude<DocumentState, 'missing' | 'expired'>>(),
    /** Name of the sealed bytes in the store of files; null once they are gone. */
    file: text(),
    /** Since when nobody sees the picture any more; its bytes go a moment later. */
    pictureRemovedAt: instant('picture_removed_at'),
    width: integer().notNull(),
    height: integer().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    submittedIp: text('submitted_ip').notNull(),
    /** The operator who looks at it, or who decided last. */
    reviewer: text(),
    decidedAt: instant('decided_at'),
    reason: text(),
    /** Of an approved one: from here on it counts as expired. */
    validUntil: instant('valid_until'),
    /** When another of its kind took its place. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('document_current').on(table.memberId, table.kind).where(sql`${table.replacedAt} IS NULL`),
    index('document_of_member').on(table.memberId, table.submittedAt),
    index('document_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.replacedAt} IS NULL AND ${table.state} IN ('submitted', 'inReview')`),
    index('document_by_state').on(table.state, table.submittedAt).where(sql`${table.replacedAt} IS NULL`),
    index('document_leaving')
      .on(table.pictureRemovedAt)
      .where(sql`${table.pictureRemovedAt} IS NOT NULL AND ${table.file} IS NOT NULL`),
    check('document_file', sql`${table.file} IS NOT NULL OR ${table.pictureRemovedAt} IS NOT NULL`),
    check('document_state', sql`${table.state} IN ('submitted', 'inReview', 'approved', 'rejected')`),
    check('document_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
  ],
);

/** Where a member is paid out to. A row is never removed: where money once went stays known. */
export const payoutAccountTable = memberSchema.table(
  'payout_account',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text().notNull().$type<PayoutKind>(),
    bankCode: text('bank_code'),
    network: text().$type<UsdtNetwork>(),
    /** Sealed by the vault, bound to this row. */
    numberSealed: text('number_sealed').notNull(),
    /** A keyed hash of the number: by it one account is one member's, without being read. */
    numberHash: bytes('number_hash').notNull(),
    holderName: text('holder_name').notNull(),
    addedAt: instant('added_at').notNull(),
    usableFrom: instant('usable_from').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('payout_account_number').on(table.numberHash).where(sql`${table.removedAt} IS NULL`),
    index('payout_account_of_member').on(table.memberId, table.addedAt),
    check('payout_account_kind', sql`${table.kind} IN ('bank', 'jazzcash', 'easypaisa', 'usdt')`),
    check('payout_account_bank', sql`(${table.kind} = 'bank') = (${table.bankCode} IS NOT NULL)`),
    check('payout_account_network', sql`(${table.kind} = 'usdt') = (${table.network} IS NOT NULL)`),
  ],
);
