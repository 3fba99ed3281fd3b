import type { Permission } from '@ikka/contract';
import type { OperatorSession } from '../../platform/calls.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { HasColleague } from '../../platform/office-acts.ts';
import { changePassword } from './change-password.ts';
import { enrolSecondFactor } from './enrol-second-factor.ts';
import { ensureFirstOperator, type OneTimeLogin } from './first-operator.ts';
import { operatorActs } from './guarded-operators.ts';
import { listOperators } from './list-operators.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { type OperatorView, operatorView } from './operator-row.ts';
import { operatorSessions } from './operator-session.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { purgeStale } from './purge-stale.ts';
import { holdersOf, operatorByName } from './store.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/** The operators of the house and their logins. */
export interface Operators {
  /** Makes roles and, at the very first start, `admin`; answers the one-time password to the process that made it. */
  ensureFirst(): Promise<OneTimeLogin | null>;
  logIn(input: Parameters<typeof logIn>[1], origin: Origin): ReturnType<typeof logIn>;
  changePassword(
    input: Parameters<typeof changePassword>[1],
    origin: Origin,
  ): ReturnType<typeof changePassword>;
  enrolSecondFactor(input: Parameters<typeof enrolSecondFactor>[1]): ReturnType<typeof enrolSecondFactor>;
  verifySecondFactor(
    input: Parameters<typeof verifySecondFactor>[1],
    origin: Origin,
  ): ReturnType<typeof verifySecondFactor>;
  /** What transport asks for every call with an operator's token. */
  session(token: string): Promise<OperatorSession | null>;
  logOut(session: OperatorSession, origin: Origin): Promise<void>;
  list(): ReturnType<typeof listOperators>;
  /** Who in service may do what a permission allows, by name. */
  holdersOf(db: Queryable, permission: Permission): Promise<string[]>;
  readonly hasColleague: HasColleague;
  /** An operator as his colleagues see him; null where there is none. */
  view(username: string): Promise<OperatorView | null>;
  /** What operators do to one another; each needs two of them. */
  readonly acts: ReturnType<typeof operatorActs>;
  /** Run now and then: removes dead tickets, sessions and counts of attempts. */
  purgeStale(): Promise<void>;
}

export function createOperators(parts: OperatorParts): Operators {
  return {
    ensureFirst: () => ensureFirstOperator(parts),
    logIn: (input, origin) => logIn(parts, input, origin),
    changePassword: (input, origin) => changePassword(parts, input, origin),
    enrolSecondFactor: (input) => enrolSecondFactor(parts, input),
    verifySecondFactor: (input, origin) => verifySecondFactor(parts, input, origin),
    session: operatorSessions(parts),
    logOut: (session, origin) => logOut(parts, session, origin),
    list: () => listOperators(parts),
    holdersOf,
    async hasColleague(permission, username) {
      const holders = await holdersOf(parts.database.db, permission);
      return holders.some((holder) => holder !== username);
    },
    async view(username) {
      const found = await operatorByName(parts.database.db, username);
      return found && operatorView(found);
    },
    acts: operatorActs(parts),
    purgeStale: () => purgeStale(parts),
  };
}
