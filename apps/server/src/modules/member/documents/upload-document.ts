import { type DocumentKind, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { MemberActor, MemberParts } from '../parts.ts';
import { type ChecklistRow, checklistRow } from './checklist.ts';
import { documentPapers } from './document-papers.ts';
import { documentAfter, stateAt } from './document-states.ts';
import { changeDocument, currentDocuments, insertDocument, lockCurrent } from './store.ts';

type Answer = ChecklistRow | Refusal<'upload.not_an_image' | 'document.not_now' | 'system.unavailable'>;

/**
 * Submits a document of a kind in place of the one before, which stays on record. Refused while an operator looks at the
 * one before, and once it is approved. What rests is sealed; of two uploads at once, one comes after the other.
 */
export async function uploadDocument(
  parts: MemberParts,
  kind: DocumentKind,
  upload: Uint8Array,
  by: MemberActor,
): Promise<Answer> {
  const { database, clock, settings, files, audit } = parts;
  const current = await currentDocuments(database.db, by.memberId);
  const refused = mayNotUpload(current.find((one) => one.kind === kind) ?? null, clock.now());
  if (refused) return refused;
  const id = uuidv7();
  const paper = await documentPapers.keep(parts, id, upload);
  if (isRefusal(paper)) return paper;
  const { file } = paper;
  const answer = await database.transaction(async (tx): Promise<Answer> => {
    const before = await lockCurrent(tx, by.memberId, kind);
    const now = clock.now();
    const meanwhile = mayNotUpload(before, now);
    if (meanwhile) return meanwhile;
    if (before !== null) await changeDocument(tx, before.id, { replacedAt: now });
    const made = await insertDocument(tx, {
      id,
      memberId: by.memberId,
      kind,
      state: 'submitted',
      file,
      width: paper.width,
      height: paper.height,
      submittedAt: now,
      submittedIp: by.ip,
    });
    if (made === null) return refuse('document.not_now', { state: 'submitted' });
    await audit.record(tx, {
      actorKind: 'member',
      actor: by.memberId.toString(),
      ip: by.ip,
      action: 'document.submitted',
      subject: `document:${id}`,
      after: { member: by.memberId, kind, replaces: before?.id ?? null },
    });
    return checklistRow(kind, made, settings.get('member.required_documents'), now);
  });
  // Sealed for a row that does not exist, nobody could ever read it.
  if (isRefusal(answer)) await files.remove(file);
  return answer;
}

function mayNotUpload(before: Parameters<typeof stateAt>[0], now: Date): Refusal<'document.not_now'> | null {
  const state = stateAt(before, now);
  return documentAfter(state, 'upload') === null ? refuse('document.not_now', { state }) : null;
}
