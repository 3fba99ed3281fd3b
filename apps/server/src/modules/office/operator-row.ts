import type { CallAnswer, calls } from '@ikka/contract';
import type { OperatorRow } from './store.ts';

export type OperatorView = CallAnswer<typeof calls.office.officeOperators>['operators'][number];

/** An operator as his colleagues see him. */
export function operatorView(operator: OperatorRow): OperatorView {
  return {
    username: operator.username,
    role: operator.role,
    state: operator.disabledAt === null ? 'active' : 'disabled',
    hasSecondFactor: operator.secondFactorConfirmedAt !== null,
    hasOneTimePassword: operator.passwordIsOneTime,
    createdAt: operator.createdAt.toISOString(),
    lastLoginAt: operator.lastLoginAt?.toISOString() ?? null,
  };
}
