import { randomInt, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@ikka/i18n';
import type { Vault } from '../../../platform/vault.ts';
import type { CodePurpose } from '../tables.ts';

/** What a code is good for: one purpose, one contact, one member (or nobody yet). */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  /** A mobile number in E.164, or a mailbox by its key. */
  readonly contact: string;
  readonly memberId: bigint | null;
}

/** Six digits of the system's generator, without bias. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed, for whoever reads the table must not find out who asked for codes by trying numbers. */
export function subjectHash(vault: Vault, { purpose, contact, memberId }: CodeSubject): Buffer {
  return vault.digest('identity.code_subject', purpose, `${contact}\0${memberId ?? ''}`);
}

/** `id` is the row's: equal codes of two subjects rest as different hashes. */
export function codeHash(vault: Vault, id: string, code: string): Buffer {
  return vault.digest('identity.code', id, code);
}

/** Whether this is the code, in whatever digits and with whatever spaces it was typed. */
export function isCode(
  vault: Vault,
  known: { readonly id: string; readonly codeHash: Buffer },
  typed: string,
) {
  return timingSafeEqual(codeHash(vault, known.id, latinDigits(typed).replace(/\s/gu, '')), known.codeHash);
}
