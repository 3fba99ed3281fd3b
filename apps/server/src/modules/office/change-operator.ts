import { type Refusal, refuse } from '@ikka/contract';
import { type OperatorView, operatorView } from './operator-row.ts';
import type { OperatorParts } from './parts.ts';
import type { Resetter } from './reset-operator.ts';
import {
  allRoles,
  deleteSessionsOf,
  deleteTicketsOf,
  lockAdministrators,
  lockOperator,
  operatorByName,
  updateOperator,
} from './store.ts';

/**
 * Gives another operator a role and a state. One who is disabled loses his sessions at once; his name stays, for the audit
 * log speaks of it. Refuses whatever would leave the house without an administrator, and any change to one's own account.
 */
export async function changeOperator(
  { database, clock, audit }: OperatorParts,
  wish: { readonly username: string; readonly role: string; readonly state: 'active' | 'disabled' },
  by: Resetter,
): Promise<
  | OperatorView
  | Refusal<
      'operator.unknown' | 'operator.role_unknown' | 'operator.own_account' | 'operator.last_administrator'
    >
> {
  if (by.actor === wish.username) return refuse('operator.own_account');
  return database.transaction(async (tx) => {
    const role = (await allRoles(tx)).find(({ name }) => name === wish.role);
    if (role === undefined) return refuse('operator.role_unknown');
    const administrators = await lockAdministrators(tx);
    const found = await operatorByName(tx, wish.username);
    const operator = found && (await lockOperator(tx, found.id));
    if (!operator) return refuse('operator.unknown');
    const staysAdministrator = role.grantsAll && wish.state === 'active';
    if (!staysAdministrator && administrators.every((id) => id === operator.id)) {
      return refuse('operator.last_administrator');
    }
    const disabledAt = wish.state === 'active' ? null : (operator.disabledAt ?? clock.now());
    await updateOperator(tx, operator.id, { role: wish.role, disabledAt });
    if (disabledAt !== null) {
      await deleteSessionsOf(tx, operator.id);
      await deleteTicketsOf(tx, operator.id);
    }
    const before = operatorView(operator);
    await audit.record(tx, {
      ...by,
      action: 'operator.changed',
      subject: `operator:${operator.username}`,
      before: { role: before.role, state: before.state },
      after: { role: wish.role, state: wish.state },
    });
    return operatorView({ ...operator, role: wish.role, disabledAt });
  });
}
