import { type DocumentState, type Refusal, refuse } from '@ikka/contract';
import { isStale } from '../../../platform/case-version.ts';
import type { MemberParts, OperatorActor } from '../parts.ts';
import { sendNotice } from '../send-notice.ts';
import { documentAfter, stateAt } from './document-states.ts';
import { changeDocument, lockDocument, type StoredDocument } from './store.ts';

/** What an operator does with a document. */
export type Review =
  | { readonly event: 'take' | 'giveBack' }
  | { readonly event: 'reject'; readonly reason: string };
type Approval = { readonly event: 'approve'; readonly validUntil: Date | null };
type Refused = Refusal<'document.unknown' | 'document.not_now' | 'case.decided_meanwhile'>;

const actions: { readonly [Event in (Review | Approval)['event']]: string } = {
  take: 'document.taken',
  giveBack: 'document.given_back',
  approve: 'document.approved',
  reject: 'document.rejected',
};

/** Approves a document, for ever or until a day that has not come yet. */
export async function approveDocument(
  parts: MemberParts,
  id: string,
  validUntil: Date | null,
  by: OperatorActor,
): Promise<StoredDocument | Refused | Refusal<'document.runs_out_too_soon'>> {
  if (validUntil !== null && validUntil <= parts.clock.now()) return refuse('document.runs_out_too_soon');
  return reviewDocument(parts, id, { event: 'approve', validUntil }, by);
}

/**
 * Moves a document on by an operator's act, with its audit entry; the member hears of a decision. Refused where the table
 * of states does not know the move, and for a document that another one has replaced: of two operators, or an operator and
 * the member, who come at once, one is first.
 */
export async function reviewDocument(
  parts: MemberParts,
  id: string,
  review: Review | Approval,
  by: OperatorActor,
): Promise<StoredDocument | Refused> {
  const { database, clock, audit, facts } = parts;
  const moved = await database.transaction(async (tx) => {
    const found = await lockDocument(tx, id);
    if (found === null) return refuse('document.unknown');
    const now = clock.now();
    const state = stateAt(found, now);
    if (isStale(by, { state, holder: found.reviewer })) {
      return refuse('case.decided_meanwhile', {
        state,
        ...(found.reviewer === null ? {} : { by: found.reviewer }),
      });
    }
    const next = documentAfter(state, review.event);
    if (found.replacedAt !== null || next === null) return refuse('document.not_now', { state });
    const change = changeBy(review, next, by, now);
    await changeDocument(tx, id, change);
    if (review.event === 'approve' || review.event === 'reject') {
      await sendNotice(parts, tx, found.memberId, {
        template: review.event === 'approve' ? 'document_approved' : 'document_rejected',
        values: {},
      });
    }
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: actions[review.event],
      subject: `document:${id}`,
      before: { state },
      after: { ...review, member: found.memberId, kind: found.kind, state: next },
    });
    return { ...found, ...change };
  });
  if ('memberId' in moved) {
    facts.publish('DocumentReviewed', { memberId: moved.memberId, kind: moved.kind, state: moved.state });
  }
  return moved;
}

function changeBy(review: Review | Approval, next: DocumentState, by: OperatorActor, now: Date) {
  const state = next as StoredDocument['state'];
  const untouched = { reason: null, validUntil: null };
  switch (review.event) {
    case 'take':
      return { ...untouched, state, reviewer: by.username, decidedAt: null };
    case 'giveBack':
      return { ...untouched, state, reviewer: null, decidedAt: null };
    case 'approve':
      return { ...untouched, state, reviewer: by.username, decidedAt: now, validUntil: review.validUntil };
    case 'reject':
      return { ...untouched, state, reviewer: by.username, decidedAt: now, reason: review.reason };
  }
}
