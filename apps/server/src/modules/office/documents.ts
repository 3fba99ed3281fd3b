import {
  type CallAnswer,
  type CallInput,
  type calls,
  isRefusal,
  type Refusal,
  refuse,
  type ServedFile,
} from '@ikka/contract';
import { caseVersion, type Seen } from '../../platform/case-desk/case-version.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import type { ReviewedDocument } from '../member/index.ts';
import { memberIdOf } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Parts = Pick<OfficeParts, 'member' | 'identity'>;
type Row = CallAnswer<typeof calls.office.officeTakeDocument>;
type Review = Parameters<OfficeParts['member']['reviewDocument']>[1];

interface Operator extends Seen {
  readonly username: string;
  readonly ip: string;
}

/** A page of documents, those that wait by how long. */
export async function findDocuments(
  { member }: Parts,
  query: CallInput<typeof calls.office.officeDocuments>['query'],
): Promise<CallAnswer<typeof calls.office.officeDocuments>> {
  const { list, total } = await member.findDocuments({ state: query.state, kind: query.kind }, rowsOf(query));
  return pageOf(query, list.map(rowOf), total);
}

/** Every document of a member. */
export async function memberDocuments(
  { member }: Parts,
  id: string,
): Promise<{ list: Row[] } | Refusal<'member.unknown'>> {
  const memberId = memberIdOf(id);
  const list = memberId === null ? null : await member.documentsOf(memberId);
  return list === null ? refuse('member.unknown', { id }) : { list: list.map(rowOf) };
}

/** One document with whose it is. */
export async function documentDetail(
  { member }: Parts,
  id: string,
): Promise<CallAnswer<typeof calls.office.officeDocument> | Refusal<'document.unknown'>> {
  const found = await member.document(id);
  if (found === null) return refuse('document.unknown');
  const { isCurrent, width, height, fullName, birthday } = found;
  const pictureRemovedAt = found.pictureRemovedAt?.toISOString() ?? null;
  const others = found.others.map(rowOf);
  return { ...rowOf(found), isCurrent, width, height, pictureRemovedAt, fullName, birthday, others };
}

export function documentPicture(
  { member }: Parts,
  id: string,
  operator: Operator,
): Promise<ServedFile | Refusal<'document.unknown' | 'document.picture_removed'>> {
  return member.viewDocument(id, operator);
}

/** Takes it into review, gives it back or rejects it. */
export async function reviewDocument(
  { member, identity }: Parts,
  id: string,
  review: Review,
  operator: Operator,
): Promise<Row | Refusal<'document.unknown' | 'document.not_now' | 'case.decided_meanwhile'>> {
  const reviewed = await member.reviewDocument(id, review, operator);
  return isRefusal(reviewed) ? reviewed : ownedRow(identity, reviewed);
}

export async function approveDocument(
  { member, identity }: Parts,
  id: string,
  validUntil: string | null,
  operator: Operator,
): Promise<
  | Row
  | Refusal<'document.unknown' | 'document.not_now' | 'case.decided_meanwhile' | 'document.runs_out_too_soon'>
> {
  const until = validUntil === null ? null : new Date(validUntil);
  const approved = await member.approveDocument(id, until, operator);
  return isRefusal(approved) ? approved : ownedRow(identity, approved);
}

async function ownedRow(
  identity: Parts['identity'],
  document: Omit<ReviewedDocument, 'isCurrent' | 'width' | 'height' | 'account' | 'pictureRemovedAt'>,
): Promise<Row> {
  const owner = await identity.member(document.memberId);
  return rowOf({ ...document, account: owner?.name ?? '' });
}

/** What a member has told about himself. */
export async function memberProfile(
  { member }: Parts,
  id: string,
): Promise<CallAnswer<typeof calls.office.officeMemberProfile> | Refusal<'member.unknown'>> {
  const memberId = memberIdOf(id);
  const fields = memberId === null ? null : await member.profileForOperator(memberId);
  return memberId === null || fields === null
    ? refuse('member.unknown', { id })
    : { fields, avatar: await member.shownAvatar(memberId) };
}

/** Takes away a picture that a member uploaded. */
export async function resetMemberAvatar(
  { member }: Parts,
  { id, reason, operator }: { readonly id: string; readonly reason: string; readonly operator: Operator },
): Promise<
  CallAnswer<typeof calls.office.officeResetAvatar> | Refusal<'member.unknown' | 'member.avatar_not_uploaded'>
> {
  const memberId = memberIdOf(id);
  return memberId === null
    ? refuse('member.unknown', { id })
    : member.resetAvatar(memberId, { operator, reason });
}

export async function changeMemberProfile(
  { member }: Parts,
  id: string,
  { field, value, reason }: CallInput<typeof calls.office.officeChangeProfile>['body'],
  operator: Operator,
): Promise<
  CallAnswer<typeof calls.office.officeChangeProfile> | Refusal<'member.unknown' | 'profile.field_invalid'>
> {
  const memberId = memberIdOf(id);
  if (memberId === null) return refuse('member.unknown', { id });
  const fields = await member.changeProfileOf(memberId, { [field]: value }, { operator, reason });
  if (isRefusal(fields)) return fields;
  return fields === null ? refuse('member.unknown', { id }) : { fields };
}

function rowOf(document: Omit<ReviewedDocument, 'isCurrent' | 'width' | 'height' | 'pictureRemovedAt'>): Row {
  return {
    id: document.id,
    memberId: String(document.memberId),
    account: document.account,
    kind: document.kind,
    state: document.state,
    submittedAt: document.submittedAt.toISOString(),
    reviewer: document.reviewer,
    decidedAt: document.decidedAt?.toISOString() ?? null,
    reason: document.reason,
    validUntil: document.validUntil?.toISOString() ?? null,
    version: caseVersion({ state: document.state, holder: document.reviewer }),
  };
}
