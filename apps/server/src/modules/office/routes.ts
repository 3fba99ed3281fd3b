import type { calls } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import type { Office } from './create-office.ts';
import type { Operators } from './create-operators.ts';

const by = (caller: Caller & { readonly operator: OperatorSession }) =>
  ({ actorKind: 'operator', actor: caller.operator.username, ip: caller.ip }) as const;

const actor = (caller: Caller & { readonly operator: OperatorSession }) => ({
  username: caller.operator.username,
  ip: caller.ip,
});

export const officeRoutes = (operators: Operators, office: Office): Handlers<typeof calls.office> => ({
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
  }),
  officeMembers: ({ query }) => office.findMembers(query),
  officeMember: ({ params }) => office.member(params.id),
  officeSuspendMember: ({ params, body }, caller) =>
    office.suspendMember({ id: params.id, reason: body.reason, operator: actor(caller) }),
  officeReleaseMember: ({ params, query }, caller) =>
    office.releaseMember({ id: params.id, reason: query.reason, operator: actor(caller) }),
  officeStatement: ({ params, query }) => office.statement(params.id, query),
  officeRounds: ({ query }) => office.findRounds(query),
  officeRound: ({ params }) => office.round(params.roundId),
  officeBooks: ({ query }) => office.books(query.fresh === 'yes'),
  officeJournal: ({ query }, caller) =>
    office.journal(
      { day: query.day, currency: query.currency, isTrial: query.trial === 'yes' },
      actor(caller),
    ),
  officeNotices: ({ query }) => office.notices(query),
  officePublishNotice: ({ body }, caller) => office.publishNotice(body, actor(caller)),
  officeWithdrawNotice: ({ params }, caller) => office.withdrawNotice(params.id, actor(caller)),
  officeSettings: () => ({ settings: office.settings() }),
  officeChangeSetting: ({ params, body }, caller) =>
    office.changeSetting({ key: params.key, ...body, operator: caller.operator.username, ip: caller.ip }),
  officeAudit: ({ query }) => office.audit(query),
  officeAuditCheck: () => office.checkAudit(),
  officeOperators: () => operators.list(),
  officeAddOperator: ({ body }, caller) => operators.add(body, by(caller)),
  officeChangeOperator: ({ params, body }, caller) => operators.change({ ...params, ...body }, by(caller)),
  officeResetOperator: ({ params }, caller) => operators.reset(params.username, by(caller)),
});
