import { auditLog, checkAudit } from './audit-log.ts';
import { createBooksWatch } from './books.ts';
import { changeSuspension } from './change-suspension.ts';
import { findMembers } from './find-members.ts';
import { findRounds, roundDetail } from './find-rounds.ts';
import { journal } from './journal.ts';
import { memberDetail } from './member-detail.ts';
import { findNotices, publishNotice, withdrawNotice } from './notices.ts';
import type { OfficeParts } from './office-parts.ts';
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
    statement: (id: string, query: Parameters<typeof statement>[2]) => statement(parts, id, query),
    findRounds: (query: Parameters<typeof findRounds>[1]) => findRounds(parts, query),
    round: (roundId: string) => roundDetail(parts, roundId),
    books: createBooksWatch(parts),
    journal: (wish: Parameters<typeof journal>[1], operator: Parameters<typeof journal>[2]) =>
      journal(parts, wish, operator),
    notices: (query: Parameters<typeof findNotices>[1]) => findNotices(parts, query),
    publishNotice: (
      body: Parameters<typeof publishNotice>[1],
      operator: Parameters<typeof publishNotice>[2],
    ) => publishNotice(parts, body, operator),
    withdrawNotice: (id: string, operator: Parameters<typeof withdrawNotice>[2]) =>
      withdrawNotice(parts, id, operator),
    settings: () =>
      parts.settings
        .list()
        .map((setting) => ({ ...setting, changedAt: setting.changedAt?.toISOString() ?? null })),
    changeSetting: parts.settings.change,
    audit: (query: Parameters<typeof auditLog>[1]) => auditLog(parts, query),
    checkAudit: () => checkAudit(parts),
  };
}

export type Office = ReturnType<typeof createOffice>;
