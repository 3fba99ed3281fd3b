import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Operators } from './create-operators.ts';

const guarded = ['approval.already_open', 'approval.reason_required'] as const;

/** The office's calls that another operator may have to approve: each is done at once, or answers its proposal. */
export function guardedRoutes(
  approvals: Pick<Approvals, 'wishFor'>,
  operators: Operators,
  settings: Pick<Settings, 'list'>,
): Pick<
  Handlers<typeof calls.office>,
  'officeChangeSetting' | 'officeAddOperator' | 'officeChangeOperator' | 'officeResetOperator'
> {
  return {
    async officeChangeSetting({ params, body: { reason, ...change } }, caller) {
      const payload = { key: params.key, ...change };
      const outcome = declaredOnly(
        ['setting.unknown', 'setting.invalid', 'setting.changed_meanwhile', ...guarded],
        await approvals.wishFor({ act: 'setting.change', payload, reason }, operatorOf(caller)),
      );
      if (isRefusal(outcome)) return outcome;
      const state = settings.list().find(({ key }) => key === params.key);
      if (state === undefined) throw new Error(`the setting ${params.key} is gone`);
      return { key: state.key, value: state.value, version: state.version, proposalId: outcome.proposalId };
    },
    async officeAddOperator({ body: { username, role, reason } }, caller) {
      const wish = { act: 'operator.add', payload: { username, role }, reason } as const;
      const outcome = declaredOnly(
        ['operator.username_taken', 'operator.role_unknown', ...guarded],
        await approvals.wishFor(wish, operatorOf(caller)),
      );
      return isRefusal(outcome) ? outcome : loginOf(username, outcome);
    },
    async officeChangeOperator({ params: { username }, body: { role, state, reason } }, caller) {
      const wish = { act: 'operator.change', payload: { username, role, state }, reason } as const;
      const outcome = declaredOnly(
        [
          'operator.unknown',
          'operator.role_unknown',
          'operator.own_account',
          'operator.last_administrator',
          ...guarded,
        ],
        await approvals.wishFor(wish, operatorOf(caller)),
      );
      if (isRefusal(outcome)) return outcome;
      const operator = await operators.view(username);
      if (operator === null) throw new Error(`the operator ${username} is gone`);
      return { ...operator, proposalId: outcome.proposalId };
    },
    async officeResetOperator({ params: { username }, body: { reason } }, caller) {
      const outcome = declaredOnly(
        ['operator.unknown', 'operator.own_account', ...guarded],
        await approvals.wishFor({ act: 'operator.reset', payload: { username }, reason }, operatorOf(caller)),
      );
      return isRefusal(outcome) ? outcome : loginOf(username, outcome);
    },
  };
}

/** The one-time password where the act was done at once. */
const loginOf = (
  username: string,
  outcome: { readonly proposalId: string | null; readonly secret?: string },
) => ({ username, oneTimePassword: outcome.secret ?? null, proposalId: outcome.proposalId });
