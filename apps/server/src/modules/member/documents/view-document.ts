import { isRefusal, type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { MemberParts, OperatorActor } from '../parts.ts';
import { documentPapers } from './document-papers.ts';
import { findDocument, type StoredDocument } from './store.ts';

type Answer = ServedFile | Refusal<'document.unknown' | 'document.picture_removed'>;

/** A member's own document. One of somebody else is as unknown as one that never was. */
export async function viewOwnDocument(parts: MemberParts, id: string, memberId: bigint): Promise<Answer> {
  const found = await findDocument(parts.database.db, id);
  return found === null || found.memberId !== memberId ? refuse('document.unknown') : openPaper(parts, found);
}

/** A document for an operator. That he looked is on record before he sees it. */
export async function viewDocument(parts: MemberParts, id: string, by: OperatorActor): Promise<Answer> {
  const found = await findDocument(parts.database.db, id);
  if (found === null) return refuse('document.unknown');
  const paper = await openPaper(parts, found);
  if (isRefusal(paper)) return paper;
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      ...asOperator(by),
      action: 'document.viewed',
      subject: `document:${id}`,
      after: { member: found.memberId, kind: found.kind },
    }),
  );
  return paper;
}

async function openPaper(
  parts: MemberParts,
  { id, file, pictureRemovedAt }: Pick<StoredDocument, 'id' | 'file' | 'pictureRemovedAt'>,
): Promise<ServedFile | Refusal<'document.picture_removed'>> {
  if (file === null || pictureRemovedAt !== null) return refuse('document.picture_removed');
  return documentPapers.open(parts, { id, file });
}
