import { type CallAnswer, type calls, type DocumentKind, documentKinds } from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { documentAfter, stateAt } from './document-states.ts';
import { currentDocuments, type StoredDocument } from './store.ts';

export type ChecklistRow = CallAnswer<typeof calls.member.uploadDocument>;

/** What a member has shown of himself, kind by kind, and what is still wanted. */
export async function checklist(
  { database, settings, clock }: MemberParts,
  memberId: bigint,
): Promise<CallAnswer<typeof calls.member.documents>> {
  const found = await currentDocuments(database.db, memberId);
  const required = settings.get('member.required_documents');
  return {
    list: documentKinds.map((kind) =>
      checklistRow(kind, found.find((one) => one.kind === kind) ?? null, required, clock.now()),
    ),
    uploadMaxBytes: settings.get('upload.image_max_bytes'),
  };
}

export function checklistRow(
  kind: DocumentKind,
  stored: StoredDocument | null,
  required: readonly DocumentKind[],
  now: Date,
): ChecklistRow {
  const state = stateAt(stored, now);
  return {
    kind,
    state,
    isRequired: required.includes(kind),
    mayUpload: documentAfter(state, 'upload') !== null,
    id: stored?.id ?? null,
    hasPicture: stored !== null && stored.pictureRemovedAt === null,
    submittedAt: stored?.submittedAt.toISOString() ?? null,
    decidedAt: stored?.decidedAt?.toISOString() ?? null,
    reason: stored?.reason ?? null,
    validUntil: stored?.validUntil?.toISOString() ?? null,
  };
}
