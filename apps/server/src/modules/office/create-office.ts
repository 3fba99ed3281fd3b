import { closeAffiliate, createAffiliate, findAffiliates } from './affiliates.ts';
import { auditLog, checkAudit } from './audit-log.ts';
import { createBooksWatch } from './books.ts';
import { changeSuspension } from './change-suspension.ts';
import {
  approveDocument,
  changeMemberProfile,
  documentDetail,
  documentPicture,
  findDocuments,
  memberDocuments,
  memberProfile,
  resetMemberAvatar,
  reviewDocument,
} from './documents.ts';
import { findMembers } from './find-members.ts';
import { findOpenRounds, findRounds, roundDetail } from './find-rounds.ts';
import {
  endMemberSession,
  endMemberSessions,
  forcePasswordChange,
  type GuardWish,
  removeAuthenticator,
  revokeMemberDevice,
  sendResetLink,
  unlockMember,
  unverifyContact,
} from './guard-member.ts';
import { arrangeHelp, helpVersions, listHelp, publishHelp } from './help.ts';
import { memberDetail } from './member-detail.ts';
import { memberLoginLog, memberMessages, memberSecurity, memberSessions } from './member-security.ts';
import { changeNotice, findNotices, publishNotice, withdrawNotice } from './notices.ts';
import type { OfficeParts } from './office-parts.ts';
import { outbox } from './outbox.ts';
import { statement } from './statement.ts';

/** What an operator sees and does. Who may do what was decided before any of it is called. */
export function createOffice(parts: OfficeParts) {
  return {
    findMembers: (query: Parameters<typeof findMembers>[1]) => findMembers(parts, query),
    member: (id: string) => memberDetail(parts, id),
    suspendMember: (wish: Parameters<typeof changeSuspension>[2]) =>
      changeSuspension(parts, 'suspendMember', wish),
    releaseMember: (wish: Parameters<typeof changeSuspension>[2]) =>
      changeSuspension(parts, 'releaseMember', wish),
    memberSecurity: (id: string) => memberSecurity(parts, id),
    memberSessions: (id: string) => memberSessions(parts, id),
    memberLoginLog: (id: string, query: Parameters<typeof memberLoginLog>[2]) =>
      memberLoginLog(parts, id, query),
    memberMessages: (id: string) => memberMessages(parts, id),
    endMemberSession: (wish: Parameters<typeof endMemberSession>[1]) => endMemberSession(parts, wish),
    endMemberSessions: (wish: GuardWish) => endMemberSessions(parts, wish),
    revokeMemberDevice: (wish: Parameters<typeof revokeMemberDevice>[1]) => revokeMemberDevice(parts, wish),
    resetMemberAvatar: (wish: Parameters<typeof resetMemberAvatar>[1]) => resetMemberAvatar(parts, wish),
    removeAuthenticator: (wish: GuardWish) => removeAuthenticator(parts, wish),
    unlockMember: (wish: GuardWish) => unlockMember(parts, wish),
    forcePasswordChange: (wish: GuardWish) => forcePasswordChange(parts, wish),
    sendResetLink: (wish: Parameters<typeof sendResetLink>[1]) => sendResetLink(parts, wish),
    unverifyContact: (wish: Parameters<typeof unverifyContact>[1]) => unverifyContact(parts, wish),
    affiliates: (query: Parameters<typeof findAffiliates>[1]) => findAffiliates(parts, query),
    createAffiliate: (
      body: Parameters<typeof createAffiliate>[1],
      operator: Parameters<typeof createAffiliate>[2],
    ) => createAffiliate(parts, body, operator),
    closeAffiliate: (code: string, operator: Parameters<typeof closeAffiliate>[2]) =>
      closeAffiliate(parts, code, operator),
    statement: (id: string, query: Parameters<typeof statement>[2]) => statement(parts, id, query),
    findRounds: (query: Parameters<typeof findRounds>[1]) => findRounds(parts, query),
    findOpenRounds: (query: Parameters<typeof findOpenRounds>[1]) => findOpenRounds(parts, query),
    round: (roundId: string) => roundDetail(parts, roundId),
    findDocuments: (query: Parameters<typeof findDocuments>[1]) => findDocuments(parts, query),
    memberDocuments: (id: string) => memberDocuments(parts, id),
    document: (id: string) => documentDetail(parts, id),
    documentPicture: (id: string, operator: Parameters<typeof documentPicture>[2]) =>
      documentPicture(parts, id, operator),
    approveDocument: (
      id: string,
      validUntil: string | null,
      operator: Parameters<typeof approveDocument>[3],
    ) => approveDocument(parts, id, validUntil, operator),
    reviewDocument: (
      id: string,
      review: Parameters<typeof reviewDocument>[2],
      operator: Parameters<typeof reviewDocument>[3],
    ) => reviewDocument(parts, id, review, operator),
    memberProfile: (id: string) => memberProfile(parts, id),
    changeMemberProfile: (
      id: string,
      body: Parameters<typeof changeMemberProfile>[2],
      operator: Parameters<typeof changeMemberProfile>[3],
    ) => changeMemberProfile(parts, id, body, operator),
    books: createBooksWatch(parts),
    notices: (query: Parameters<typeof findNotices>[1]) => findNotices(parts, query),
    publishNotice: (
      body: Parameters<typeof publishNotice>[1],
      operator: Parameters<typeof publishNotice>[2],
    ) => publishNotice(parts, body, operator),
    changeNotice: (input: Parameters<typeof changeNotice>[1], operator: Parameters<typeof changeNotice>[2]) =>
      changeNotice(parts, input, operator),
    previewNotice: (html: Parameters<typeof parts.content.previewNotice>[0]) => ({
      html: parts.content.previewNotice(html),
    }),
    withdrawNotice: (id: string, operator: Parameters<typeof withdrawNotice>[2]) =>
      withdrawNotice(parts, id, operator),
    help: () => listHelp(parts),
    helpVersions: (key: string) => helpVersions(parts, key),
    previewHelp: (html: Parameters<typeof parts.content.previewHelp>[0]) => ({
      html: parts.content.previewHelp(html),
    }),
    publishHelp: (input: Parameters<typeof publishHelp>[1], operator: Parameters<typeof publishHelp>[2]) =>
      publishHelp(parts, input, operator),
    arrangeHelp: (body: Parameters<typeof arrangeHelp>[1], operator: Parameters<typeof arrangeHelp>[2]) =>
      arrangeHelp(parts, body, operator),
    hasOutbox: parts.channels.hasOutbox,
    outbox: (query: Parameters<typeof outbox>[1], operator: Parameters<typeof outbox>[2]) =>
      outbox(parts, query, operator),
    settings: () =>
      parts.settings
        .list()
        .map((setting) => ({ ...setting, changedAt: setting.changedAt?.toISOString() ?? null })),
    audit: (query: Parameters<typeof auditLog>[1]) => auditLog(parts, query),
    checkAudit: () => checkAudit(parts),
  };
}

export type Office = ReturnType<typeof createOffice>;
