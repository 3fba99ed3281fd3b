import type { OperatorSession } from '../../platform/calls.ts';
import { addOperator } from './add-operator.ts';
import { changeOperator } from './change-operator.ts';
import { changePassword } from './change-password.ts';
import { enrolSecondFactor } from './enrol-second-factor.ts';
import { ensureFirstOperator, type OneTimeLogin } from './first-operator.ts';
import { listOperators } from './list-operators.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { operatorSession } from './operator-session.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { purgeStale } from './purge-stale.ts';
import { type Resetter, resetOperator } from './reset-operator.ts';
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
  add(wish: Parameters<typeof addOperator>[1], by: Resetter): ReturnType<typeof addOperator>;
  change(wish: Parameters<typeof changeOperator>[1], by: Resetter): ReturnType<typeof changeOperator>;
  reset(username: string, by: Resetter): ReturnType<typeof resetOperator>;
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
    session: (token) => operatorSession(parts, token),
    logOut: (session, origin) => logOut(parts, session, origin),
    list: () => listOperators(parts),
    add: (wish, by) => addOperator(parts, wish, by),
    change: (wish, by) => changeOperator(parts, wish, by),
    reset: (username, by) => resetOperator(parts, username, by),
    purgeStale: () => purgeStale(parts),
  };
}
