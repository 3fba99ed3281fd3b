import type { calls } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import type { Office } from './create-office.ts';
import type { Operators } from './create-operators.ts';
import type { guardedRoutes } from './guarded-routes.ts';

const actor = (caller: Caller & { readonly operator: OperatorSession }) => ({
  username: caller.operator.username,
  ip: caller.ip,
});

export const officeRoutes = (
  operators: Operators,
  office: Office,
  guarded: ReturnType<typeof guardedRoutes>,
): Handlers<typeof calls.office> => ({
  ...guarded,
  officeLogin: ({ body }, caller) => operators.logIn(body, caller),
  officeChangePassword: ({ body }, caller) => operators.changePassword(body, caller),
  officeEnrol: ({ body }) => operators.enrolSecondFactor(body),
  officeSecondFactor: ({ body }, caller) => operators.verifySecondFactor(body, caller),
  officeLogout: async (_input, caller) => {
    await operators.logOut(caller.operator, caller);
    return {};
  },
  officeMe: (_input, { operator }) => ({
    username: operator.username,
    permissions: [...operator.permissions],
    expiresAt: operator.expiresAt.toISOString(),
    hasOutbox: office.hasOutbox,
  }),
  officeMembers: ({ query }) => office.findMembers(query),
  officeMember: ({ params }) => office.member(params.id),
  officeSuspendMember: ({ params, body }, caller) =>
    office.suspendMember({ id: params.id, reason: body.reason, operator: actor(caller) }),
  officeReleaseMember: ({ params, query }, caller) =>
    office.releaseMember({ id: params.id, reason: query.reason, operator: actor(caller) }),
  officeMemberSecurity: ({ params }) => office.memberSecurity(params.id),
  officeMemberSessions: ({ params }) => office.memberSessions(params.id),
  officeMemberLoginLog: ({ params, query }) => office.memberLoginLog(params.id, query),
  officeMemberMessages: ({ params }) => office.memberMessages(params.id),
  officeEndMemberSession: ({ params, query }, caller) =>
    office.endMemberSession({ ...params, ...query, operator: actor(caller) }),
  officeEndMemberSessions: ({ params, query }, caller) =>
    office.endMemberSessions({ ...params, ...query, operator: actor(caller) }),
  officeRevokeMemberDevice: ({ params, query }, caller) =>
    office.revokeMemberDevice({ ...params, ...query, operator: actor(caller) }),
  officeRemoveAuthenticator: ({ params, query }, caller) =>
    office.removeAuthenticator({ ...params, ...query, operator: actor(caller) }),
  officeUnlockMember: ({ params, query }, caller) =>
    office.unlockMember({ ...params, ...query, operator: actor(caller) }),
  officeForcePasswordChange: ({ params, body }, caller) =>
    office.forcePasswordChange({ ...params, ...body, operator: actor(caller) }),
  officeSendResetLink: ({ params, body }, caller) =>
    office.sendResetLink({ ...params, ...body, operator: actor(caller) }),
  officeUnverifyContact: ({ params, query }, caller) =>
    office.unverifyContact({ ...params, ...query, operator: actor(caller) }),
  officeAffiliates: ({ query }) => office.affiliates(query),
  officeCreateAffiliate: ({ body }, caller) => office.createAffiliate(body, actor(caller)),
  officeCloseAffiliate: ({ params }, caller) => office.closeAffiliate(params.code, actor(caller)),
  officeStatement: ({ params, query }) => office.statement(params.id, query),
  officeRounds: ({ query }) => office.findRounds(query),
  officeOpenRounds: ({ query }) => office.findOpenRounds(query),
  officeRound: ({ params }) => office.round(params.roundId),
  officeDocuments: ({ query }) => office.findDocuments(query),
  officeMemberDocuments: ({ params }) => office.memberDocuments(params.id),
  officeDocument: ({ params }) => office.document(params.id),
  officeDocumentPicture: ({ params }, caller) => office.documentPicture(params.id, actor(caller)),
  officeTakeDocument: ({ params, query }, caller) =>
    office.reviewDocument(params.id, { event: 'take' }, { ...actor(caller), ...query }),
  officeReturnDocument: ({ params, query }, caller) =>
    office.reviewDocument(params.id, { event: 'giveBack' }, { ...actor(caller), ...query }),
  officeApproveDocument: ({ params, query, body }, caller) =>
    office.approveDocument(params.id, body.validUntil, { ...actor(caller), ...query }),
  officeRejectDocument: ({ params, query, body }, caller) =>
    office.reviewDocument(
      params.id,
      { event: 'reject', reason: body.reason },
      { ...actor(caller), ...query },
    ),
  officeMemberProfile: ({ params }) => office.memberProfile(params.id),
  officeResetAvatar: ({ params, query }, caller) =>
    office.resetMemberAvatar({ ...params, ...query, operator: actor(caller) }),
  officeChangeProfile: ({ params, body }, caller) =>
    office.changeMemberProfile(params.id, body, actor(caller)),
  officeBooks: ({ query }) => office.books(query.fresh === 'yes'),
  officeNotices: ({ query }) => office.notices(query),
  officePublishNotice: ({ body }, caller) => office.publishNotice(body, actor(caller)),
  officeChangeNotice: (input, caller) => office.changeNotice(input, actor(caller)),
  officePreviewNotice: ({ body }) => office.previewNotice(body.html),
  officeWithdrawNotice: ({ params }, caller) => office.withdrawNotice(params.id, actor(caller)),
  officeHelp: () => office.help(),
  officeHelpVersions: ({ params }) => office.helpVersions(params.key),
  officePreviewHelp: ({ body }) => office.previewHelp(body.html),
  officePublishHelp: (input, caller) => office.publishHelp(input, actor(caller)),
  officeArrangeHelp: ({ body }, caller) => office.arrangeHelp(body, actor(caller)),
  officeOutbox: ({ query }, caller) => office.outbox(query, actor(caller)),
  officeSettings: () => ({ settings: office.settings() }),
  officeAudit: ({ query }) => office.audit(query),
  officeAuditCheck: () => office.checkAudit(),
  officeOperators: () => operators.list(),
});
