import type { LanguageCode } from '@ikka/contract';
import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable, authenticatorTable, deviceTable, passkeyTable, recoveryCodeTable } from '../tables.ts';

/** What an account can prove itself by, and be reached at. Stays inside this module. */
export interface Credentials {
  readonly memberId: bigint;
  readonly name: string;
  readonly state: 'active' | 'suspended';
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  readonly registeredAt: Date;
  readonly paymentPasswordHash: string | null;
  readonly email: string | null;
  /** By what the mailbox is found; null for one that counts no more, as an operator has decided. */
  readonly emailKey: string | null;
  readonly isEmailVerified: boolean;
  /** In E.164. */
  readonly mobile: string | null;
  readonly isMobileVerified: boolean;
  readonly language: LanguageCode | null;
}

const columns = {
  memberId: accountTable.id,
  name: accountTable.name,
  state: accountTable.state,
  passwordHash: accountTable.passwordHash,
  passwordChangedAt: accountTable.passwordChangedAt,
  registeredAt: accountTable.registeredAt,
  paymentPasswordHash: accountTable.paymentPasswordHash,
  email: accountTable.email,
  emailKey: accountTable.emailKey,
  isEmailVerified: sql<boolean>`${accountTable.emailVerifiedAt} IS NOT NULL`,
  mobile: accountTable.mobileKey,
  isMobileVerified: sql<boolean>`${accountTable.mobileVerifiedAt} IS NOT NULL`,
  language: accountTable.language,
} as const;

export async function findCredentials(db: Queryable, memberId: bigint): Promise<Credentials | null> {
  const [row] = await db.select(columns).from(accountTable).where(eq(accountTable.id, memberId));
  return row ?? null;
}

/** The same, locked to the end of the transaction: what happens to one member happens in turn. */
export async function lockCredentials(tx: Transaction, memberId: bigint): Promise<Credentials | null> {
  const [row] = await tx
    .select(columns)
    .from(accountTable)
    .where(eq(accountTable.id, memberId))
    .for('no key update');
  return row ?? null;
}

/** A real account by its name's key. */
export async function credentialsOfName(db: Queryable, nameKey: string): Promise<Credentials | null> {
  const [row] = await db
    .select(columns)
    .from(accountTable)
    .where(and(eq(accountTable.nameKey, nameKey), eq(accountTable.isTrial, false)));
  return row ?? null;
}

/** The account whose verified number this is (E.164). */
export async function credentialsOfMobile(db: Queryable, mobile: string): Promise<Credentials | null> {
  const [row] = await db
    .select(columns)
    .from(accountTable)
    .where(and(eq(accountTable.mobileKey, mobile), isNotNull(accountTable.mobileVerifiedAt)));
  return row ?? null;
}

export async function setPassword(tx: Transaction, memberId: bigint, hash: string, at: Date): Promise<void> {
  await tx
    .update(accountTable)
    .set({ passwordHash: hash, passwordChangedAt: at })
    .where(eq(accountTable.id, memberId));
}

export async function setPaymentPasswordHash(tx: Transaction, memberId: bigint, hash: string): Promise<void> {
  await tx.update(accountTable).set({ paymentPasswordHash: hash }).where(eq(accountTable.id, memberId));
}

/** What a verified contact is kept as. */
export type VerifiedContact =
  | { readonly kind: 'email'; readonly email: string; readonly key: string }
  | {
      readonly kind: 'mobile';
      readonly key: string;
      readonly mobileNum: string;
      readonly countryDialingCode: string;
    };

/** Whether another account has verified this contact. */
export async function isContactTaken(
  db: Queryable,
  memberId: bigint,
  contact: Pick<VerifiedContact, 'kind' | 'key'>,
): Promise<boolean> {
  const [key, verifiedAt] =
    contact.kind === 'email'
      ? [accountTable.emailKey, accountTable.emailVerifiedAt]
      : [accountTable.mobileKey, accountTable.mobileVerifiedAt];
  const others = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(key, contact.key), isNotNull(verifiedAt), ne(accountTable.id, memberId)));
  return others.length > 0;
}

/** Gives the account a contact that it has proven. A unique index stops the second of two at once. */
export async function setContact(
  tx: Transaction,
  memberId: bigint,
  contact: VerifiedContact,
  at: Date,
): Promise<void> {
  const values =
    contact.kind === 'email'
      ? { email: contact.email, emailKey: contact.key, emailVerifiedAt: at }
      : {
          mobileNum: contact.mobileNum,
          countryDialingCode: contact.countryDialingCode,
          mobileKey: contact.key,
          mobileVerifiedAt: at,
        };
  await tx.update(accountTable).set(values).where(eq(accountTable.id, memberId));
}

/**
 * The member has proven to read in the mailbox that stands in the account. Nothing happens where it is another by now, or
 * somebody else's verified one; a unique index stops the second of two at once.
 */
export async function verifyMailbox(tx: Transaction, memberId: bigint, key: string, at: Date): Promise<void> {
  if (await isContactTaken(tx, memberId, { kind: 'email', key })) return;
  await tx
    .update(accountTable)
    .set({ emailVerifiedAt: at })
    .where(
      and(
        eq(accountTable.id, memberId),
        eq(accountTable.emailKey, key),
        isNull(accountTable.emailVerifiedAt),
      ),
    );
}

/** Takes away that a contact was verified; the contact stays, and is found by nothing. */
export async function setUnverified(
  tx: Transaction,
  memberId: bigint,
  kind: VerifiedContact['kind'],
): Promise<void> {
  const values = kind === 'email' ? { emailVerifiedAt: null, emailKey: null } : { mobileVerifiedAt: null };
  await tx.update(accountTable).set(values).where(eq(accountTable.id, memberId));
}

/** How many of each stand behind an account. */
export interface Guards {
  readonly authenticators: number;
  readonly recoveryCodes: number;
  readonly passkeys: number;
  readonly devices: number;
}

export async function guardsOf(db: Queryable, memberId: bigint): Promise<Guards> {
  const [authenticators] = await db
    .select({ count: count() })
    .from(authenticatorTable)
    .where(and(eq(authenticatorTable.memberId, memberId), isNotNull(authenticatorTable.confirmedAt)));
  const [recoveryCodes] = await db
    .select({ count: count() })
    .from(recoveryCodeTable)
    .where(and(eq(recoveryCodeTable.memberId, memberId), isNull(recoveryCodeTable.usedAt)));
  const [passkeys] = await db
    .select({ count: count() })
    .from(passkeyTable)
    .where(eq(passkeyTable.memberId, memberId));
  const [devices] = await db
    .select({ count: count() })
    .from(deviceTable)
    .where(and(eq(deviceTable.memberId, memberId), isNull(deviceTable.revokedAt)));
  return {
    authenticators: Number(authenticators?.count ?? 0),
    recoveryCodes: Number(recoveryCodes?.count ?? 0),
    passkeys: Number(passkeys?.count ?? 0),
    devices: Number(devices?.count ?? 0),
  };
}
