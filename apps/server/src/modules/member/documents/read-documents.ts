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
  return { list: await withNames(parts, list), total };
}

/** Null for a number that nobody has. */
export async function documentsOf(parts: MemberParts, memberId: bigint): Promise<ReviewedDocument[] | null> {
  if ((await parts.identity.member(memberId)) === null) return null;
  const list = await allDocuments(parts.database.db, memberId);
  return withNames(parts, list);
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
  const [shown, ...others] = await withNames(parts, [found, ...all.filter((one) => one.id !== id)]);
  if (shown === undefined) throw new Error('a document got lost on the way to its page');
  return {
    ...shown,
    fullName: told('fullName'),
    birthday: told('birthday'),
    others,
  };
}

/** As operators see them; whose they are is asked once for all. */
async function withNames(
  { identity, clock }: MemberParts,
  list: readonly StoredDocument[],
): Promise<ReviewedDocument[]> {
  const names = await identity.namesOf(list.map(({ memberId }) => memberId));
  const now = clock.now();
  return list.map(({ file: _file, submittedIp: _ip, replacedAt, ...shown }) => ({
    ...shown,
    state: stateAt(shown, now),
    account: names.get(shown.memberId) ?? '',
    isCurrent: replacedAt === null,
  }));
}
