import type { DocumentState } from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { profileForOperator } from '../profile/read-profile.ts';
import { stateAt } from './document-states.ts';
import {
  allDocuments,
  type DocumentFilter,
  findDocument,
  findDocuments,
  type StoredDocument,
} from './store.ts';

/** A document as operators see it. */
export interface ReviewedDocument
  extends Omit<StoredDocument, 'state' | 'file' | 'submittedIp' | 'replacedAt'> {
  readonly state: DocumentState;
  readonly account: string;
  readonly isCurrent: boolean;
}

/** One document with whose it is. */
export interface DocumentStory extends ReviewedDocument {
  readonly fullName: string | null;
  readonly birthday: string | null;
  /** All others of the member, newest first. */
  readonly others: readonly ReviewedDocument[];
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Current documents in a state, with their members' names. */
export async function findDocumentsFor(
  parts: MemberParts,
  filter: DocumentFilter,
  rows: Rows,
): Promise<{ list: ReviewedDocument[]; total: number }> {
  const { list, total } = await findDocuments(parts.database.db, filter, parts.clock.now(), rows);
  return { list: await Promise.all(list.map((one) => seen(parts, one))), total };
}

/** Null for a number that nobody has. */
export async function documentsOf(parts: MemberParts, memberId: bigint): Promise<ReviewedDocument[] | null> {
  if ((await parts.identity.member(memberId)) === null) return null;
  const list = await allDocuments(parts.database.db, memberId);
  return Promise.all(list.map((one) => seen(parts, one)));
}

/** Null for an id that no document has. */
export async function documentDetail(parts: MemberParts, id: string): Promise<DocumentStory | null> {
  const found = await findDocument(parts.database.db, id);
  if (found === null) return null;
  const [fields, all] = await Promise.all([
    profileForOperator(parts, found.memberId),
    allDocuments(parts.database.db, found.memberId),
  ]);
  const told = (field: string) => fields?.find(({ name }) => name === field)?.value ?? null;
  const others = await Promise.all(all.filter((one) => one.id !== id).map((one) => seen(parts, one)));
  return {
    ...(await seen(parts, found)),
    fullName: told('fullName'),
    birthday: told('birthday'),
    others,
  };
}

async function seen({ identity, clock }: MemberParts, stored: StoredDocument): Promise<ReviewedDocument> {
  const { file: _file, submittedIp: _ip, replacedAt, ...shown } = stored;
  const member = await identity.member(stored.memberId);
  return {
    ...shown,
    state: stateAt(stored, clock.now()),
    account: member?.name ?? '',
    isCurrent: replacedAt === null,
  };
}
