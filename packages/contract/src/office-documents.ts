import { z } from 'zod';
import { call, servedFile } from './call.ts';
import { documentKind, documentState } from './documents.ts';
import { memberAvatar, profileFieldName } from './member.ts';
import { caseVersion, seenCase } from './seen-case.ts';
import { id, instant, page, pageQuery, sentText, uuid } from './wire.ts';

const documentRow = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  kind: documentKind,
  state: documentState,
  submittedAt: instant,
  reviewer: z.string().nullable().meta({ description: 'who looks at it or has decided' }),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  validUntil: instant.nullable(),
  version: caseVersion,
});

const documentDetail = documentRow.extend({
  isCurrent: z.boolean().meta({ description: 'false: the member has submitted another one since' }),
  width: z.number().int(),
  height: z.number().int(),
  pictureRemovedAt: instant
    .nullable()
    .meta({ description: 'since when the picture is gone, its time being over' }),
  fullName: z.string().nullable(),
  birthday: z.string().nullable(),
  others: z.array(documentRow).meta({ description: 'all others of the member, newest first' }),
});

const review = {
  module: null,
  token: 'operator',
  permission: 'documents.review',
  always: true,
} as const;

/** The back office: identity documents and what members tell about themselves. */
export const officeDocumentsCalls = {
  officeDocuments: call({
    ...review,
    method: 'GET',
    path: '/office/api/documents',
    summary: 'Documents in a state, the longest waiting first',
    query: z.object({
      ...pageQuery,
      state: documentState
        .exclude(['missing'])
        .optional()
        .meta({ description: 'without it what waits: submitted and in review' }),
      kind: documentKind.optional(),
    }),
    answer: page(documentRow),
    refusals: [],
  }),
  officeMemberDocuments: call({
    ...review,
    method: 'GET',
    path: '/office/api/members/:id/documents',
    summary: 'Every document that a member has submitted, newest first',
    params: z.object({ id }),
    answer: z.object({ list: z.array(documentRow) }),
    refusals: ['member.unknown'],
  }),
  officeDocument: call({
    ...review,
    method: 'GET',
    path: '/office/api/documents/:id',
    summary: 'One document with whose it is',
    params: z.object({ id: uuid }),
    answer: documentDetail,
    refusals: ['document.unknown'],
  }),
  officeDocumentPicture: call({
    ...review,
    method: 'GET',
    path: '/office/api/documents/:id/picture',
    summary: 'The document itself; each look is in the audit log',
    limit: { points: 60, perSeconds: 60 },
    params: z.object({ id: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['document.unknown', 'document.picture_removed'],
  }),
  officeTakeDocument: call({
    ...review,
    method: 'POST',
    path: '/office/api/documents/:id/review',
    summary: 'Take a document into review, so that nobody else does',
    params: z.object({ id: uuid }),
    query: seenCase,
    answer: documentRow,
    refusals: ['document.unknown', 'document.not_now', 'case.decided_meanwhile'],
  }),
  officeReturnDocument: call({
    ...review,
    method: 'DELETE',
    path: '/office/api/documents/:id/review',
    summary: 'Put a document that is in review back among those that wait',
    params: z.object({ id: uuid }),
    query: seenCase,
    answer: documentRow,
    refusals: ['document.unknown', 'document.not_now', 'case.decided_meanwhile'],
  }),
  officeApproveDocument: call({
    ...review,
    method: 'POST',
    path: '/office/api/documents/:id/approval',
    summary: 'Approve a document, for ever or until it runs out',
    params: z.object({ id: uuid }),
    query: seenCase,
    body: z.object({ validUntil: instant.nullable().default(null) }),
    answer: documentRow,
    refusals: [
      'document.unknown',
      'document.not_now',
      'case.decided_meanwhile',
      'document.runs_out_too_soon',
    ],
  }),
  officeRejectDocument: call({
    ...review,
    method: 'POST',
    path: '/office/api/documents/:id/rejection',
    summary: 'Reject a document, also one that was approved; the member reads the reason',
    params: z.object({ id: uuid }),
    query: seenCase,
    body: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: documentRow,
    refusals: ['document.unknown', 'document.not_now', 'case.decided_meanwhile'],
  }),
  officeMemberProfile: call({
    method: 'GET',
    path: '/office/api/members/:id/profile',
    summary: 'What a member has told about himself; of the id number its end',
    module: null,
    token: 'operator',
    permission: 'members.read',
    always: true,
    params: z.object({ id }),
    answer: z.object({
      fields: z.array(z.object({ name: profileFieldName, value: z.string().nullable() })),
      avatar: memberAvatar,
    }),
    refusals: ['member.unknown'],
  }),
  officeResetAvatar: call({
    method: 'DELETE',
    path: '/office/api/members/:id/avatar',
    summary:
      'Take away a picture that a member uploaded: one of the house’s stands there, and the member is told',
    module: null,
    token: 'operator',
    permission: 'members.write',
    always: true,
    params: z.object({ id }),
    query: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: memberAvatar,
    refusals: ['member.unknown', 'member.avatar_not_uploaded'],
  }),
  officeChangeProfile: call({
    method: 'PUT',
    path: '/office/api/members/:id/profile',
    summary: 'Change one field for a member, also one that he may set only once',
    module: null,
    token: 'operator',
    permission: 'members.write',
    always: true,
    params: z.object({ id }),
    body: z.object({
      field: profileFieldName,
      value: sentText.trim().max(500),
      reason: sentText.trim().min(3).max(500),
    }),
    answer: z.object({
      fields: z.array(z.object({ name: profileFieldName, value: z.string().nullable() })),
    }),
    refusals: ['member.unknown', 'profile.field_invalid'],
  }),
} as const;
