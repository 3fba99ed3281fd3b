import { type DocumentState, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { actOnCase } from '../../../platform/case-desk/act-on-case.ts';
import { isStale } from '../../../platform/case-desk/case-version.ts';
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
  const moved = await database.transaction((tx) =>
    actOnCase<StoredDocument, ReturnType<typeof changeBy>, Refused['code']>(tx, audit, by, {
      subject: `document:${id}`,
      lock: () => lockDocument(tx, id),
      unknown: refuse('document.unknown'),
      decide: (found) => decide(found, review, by, clock.now()),
      async write({ memberId }, change) {
        await changeDocument(tx, id, change);
        if (review.event !== 'approve' && review.event !== 'reject') return;
        const template = review.event === 'approve' ? 'document_approved' : 'document_rejected';
        await sendNotice(parts, tx, memberId, { template, values: {} });
      },
    }),
  );
  if (isRefusal(moved)) return moved;
  const document = { ...moved.found, ...moved.change };
  const { memberId, kind, state } = document;
  facts.publish('DocumentReviewed', { memberId, kind, state });
  return document;
}

function decide(found: StoredDocument, review: Review | Approval, by: OperatorActor, now: Date) {
  const state = stateAt(found, now);
  if (isStale(by, { state, holder: found.reviewer })) {
    const first = found.reviewer === null ? {} : { by: found.reviewer };
    return refuse('case.decided_meanwhile', { state, ...first });
  }
  const next = documentAfter(state, review.event);
  if (found.replacedAt !== null || next === null) return refuse('document.not_now', { state });
  return {
    change: changeBy(review, next, by, now),
    action: actions[review.event],
    before: { state },
    after: { ...review, member: found.memberId, kind: found.kind, state: next },
  };
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
