import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import type { OperatorParts } from './parts.ts';
import type { Resetter } from './reset-operator.ts';
import {
  allRoles,
  deleteSessionsOf,
  deleteTicketsOf,
  lockAdministrators,
  lockOperator,
  type OperatorRow,
  operatorByName,
  updateOperator,
} from './store.ts';

export interface OperatorChange {
  readonly username: string;
  readonly role: string;
  readonly state: 'active' | 'disabled';
}

type Refused = Refusal<
  'operator.unknown' | 'operator.role_unknown' | 'operator.own_account' | 'operator.last_administrator'
>;

/**
 * The operator who is to be changed, locked. Refuses whatever would leave the house without an administrator, and any change to
 * one's own account.
 */
export async function readyToChange(
  tx: Transaction,
  wish: OperatorChange,
  by: Resetter,
): Promise<OperatorRow | Refused> {
  if (by.actor === wish.username) return refuse('operator.own_account');
  const role = (await allRoles(tx)).find(({ name }) => name === wish.role);
  if (role === undefined) return refuse('operator.role_unknown');
  const administrators = await lockAdministrators(tx);
  const found = await operatorByName(tx, wish.username);
  const operator = found && (await lockOperator(tx, found.id));
  if (!operator) return refuse('operator.unknown');
  const staysAdministrator = role.grantsAll && wish.state === 'active';
  const isLast = !staysAdministrator && administrators.every((id) => id === operator.id);
  return isLast ? refuse('operator.last_administrator') : operator;
}

/**
 * Gives another operator a role and a state. One who is disabled loses his sessions at once; his name stays, for the audit
 * log speaks of it.
 */
export async function changeOperator(
  { clock, audit }: Pick<OperatorParts, 'clock' | 'audit'>,
  tx: Transaction,
  wish: OperatorChange,
  by: Resetter,
): Promise<Refused | null> {
  const operator = await readyToChange(tx, wish, by);
  if (isRefusal(operator)) return operator;
  const disabledAt = wish.state === 'active' ? null : (operator.disabledAt ?? clock.now());
  await updateOperator(tx, operator.id, { role: wish.role, disabledAt });
  if (disabledAt !== null) {
    await deleteSessionsOf(tx, operator.id);
    await deleteTicketsOf(tx, operator.id);
  }
  await audit.record(tx, {
    ...by,
    action: 'operator.changed',
    subject: `operator:${operator.username}`,
    before: { role: operator.role, state: operator.disabledAt === null ? 'active' : 'disabled' },
    after: { role: wish.role, state: wish.state },
  });
  return null;
}
