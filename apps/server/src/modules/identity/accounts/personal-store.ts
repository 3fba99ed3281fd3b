import type { LanguageCode } from '@ikka/contract';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable } from '../tables.ts';

/** What an account knows of the person: how to call him, and where he can be written to for certain. */
export interface Personal {
  readonly nickname: string;
  readonly payeeName: string | null;
  /** Null until one was chosen. */
  readonly language: LanguageCode | null;
  /** Null unless it was verified. */
  readonly email: string | null;
  /** In E.164; null unless it was verified. */
  readonly mobile: string | null;
}

export async function findPersonal(db: Queryable, id: bigint): Promise<Personal | null> {
  const [row] = await db
    .select({
      nickname: accountTable.nickname,
      payeeName: accountTable.payeeName,
      language: accountTable.language,
      email: accountTable.email,
      emailVerifiedAt: accountTable.emailVerifiedAt,
      mobile: accountTable.mobileKey,
      mobileVerifiedAt: accountTable.mobileVerifiedAt,
    })
    .from(accountTable)
    .where(eq(accountTable.id, id));
  if (row === undefined) return null;
  const { emailVerifiedAt, mobileVerifiedAt, ...personal } = row;
  return {
    ...personal,
    email: emailVerifiedAt === null ? null : row.email,
    mobile: mobileVerifiedAt === null ? null : row.mobile,
  };
}

export async function setNickname(tx: Transaction, id: bigint, nickname: string): Promise<void> {
  await tx.update(accountTable).set({ nickname }).where(eq(accountTable.id, id));
}

export async function setLanguage(db: Queryable, id: bigint, language: LanguageCode): Promise<void> {
  await db.update(accountTable).set({ language }).where(eq(accountTable.id, id));
}
