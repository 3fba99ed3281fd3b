import type { CallAnswer, calls } from '@ikka/contract';
import { operatorView } from './operator-row.ts';
import type { OperatorParts } from './parts.ts';
import { permissionsOf } from './roles.ts';
import { allOperators, allRoles } from './store.ts';

/** Every operator by name, and what each role allows. */
export async function listOperators({
  database,
}: OperatorParts): Promise<CallAnswer<typeof calls.office.officeOperators>> {
  const [operators, roles] = await Promise.all([allOperators(database.db), allRoles(database.db)]);
  return {
    operators: operators.map(operatorView),
    roles: roles.map((role) => ({ name: role.name, permissions: permissionsOf(role) })),
  };
}
