import { isRefusal } from '@ikka/contract';
import { z } from 'zod';
import type { ActRule } from '../approvals/index.ts';
import { addOperator, refuseNewOperator } from './add-operator.ts';
import { changeOperator, readyToChange } from './change-operator.ts';
import type { OperatorParts } from './parts.ts';
import { readyToReset, resetOperator } from './reset-operator.ts';

const added = z.object({ username: z.string(), role: z.string() });
const changed = z.object({ username: z.string(), role: z.string(), state: z.enum(['active', 'disabled']) });
const named = z.object({ username: z.string() });
const permission = 'operators.write';

/** What operators do to one another, each by the word of two. */
export function operatorActs(
  parts: OperatorParts,
): Readonly<Record<'operator.add' | 'operator.change' | 'operator.reset', ActRule>> {
  return {
    'operator.add': {
      permission,
      async look(tx, payload) {
        const wish = added.parse(payload);
        const refused = await refuseNewOperator(tx, wish);
        const subject = `operator:${wish.username}`;
        return (
          refused ?? { subject, before: null, after: { role: wish.role }, isHarmless: false, isUrgent: false }
        );
      },
      async carryOut(tx, payload, by) {
        const login = await addOperator(parts, tx, added.parse(payload), by);
        return isRefusal(login) ? login : { secret: login.oneTimePassword };
      },
    },
    'operator.change': {
      permission,
      async look(tx, payload, by) {
        const wish = changed.parse(payload);
        const operator = await readyToChange(tx, wish, by);
        if (isRefusal(operator)) return operator;
        const state = operator.disabledAt === null ? 'active' : 'disabled';
        return {
          subject: `operator:${operator.username}`,
          before: { role: operator.role, state },
          after: { role: wish.role, state: wish.state },
          // Alone, one could take every colleague out of service and then do as he likes.
          isHarmless: false,
          isUrgent: wish.state === 'disabled',
        };
      },
      carryOut: async (tx, payload, by) =>
        (await changeOperator(parts, tx, changed.parse(payload), by)) ?? {},
    },
    'operator.reset': {
      permission,
      async look(tx, payload, by) {
        const operator = await readyToReset(tx, named.parse(payload).username, by);
        if (isRefusal(operator)) return operator;
        return {
          subject: `operator:${operator.username}`,
          before: { secondFactor: operator.secondFactorConfirmedAt !== null },
          after: { secondFactor: false, passwordIsOneTime: true },
          isHarmless: false,
          isUrgent: false,
        };
      },
      async carryOut(tx, payload, by) {
        const login = await resetOperator(parts, tx, named.parse(payload).username, by);
        return isRefusal(login) ? login : { secret: login.oneTimePassword };
      },
    },
  };
}
