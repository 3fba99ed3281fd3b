import { isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { generate } from 'otplib';
import { passwordTestCost } from '../../platform/password-test-cost.ts';
import { createVault } from '../../platform/vault.ts';
import type { ActRule, Doer } from '../approvals/index.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createOperators, type Operators } from './create-operators.ts';
import { hashPassword } from './secrets.ts';
import { insertOperator } from './store.ts';

export const origin = { ip: '203.0.113.7', userAgent: 'test' };
export const goodPassword = 'lantern-and-lattice';

/** The first step past which an operator has come. */
export type State = 'oneTime' | 'passwordSet' | 'enrolled';

/** The module on a real database, with a clock that stands still and operators made in any state of the login. */
export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly operators: Operators;
  /** How long log-ins were held back, in ms; none of them waits. */
  readonly pauses: number[];
  /** A new operator with his password and, once enrolled, his app's secret. */
  operatorIn(state: State, role?: string): Promise<{ username: string; password: string; secret: string }>;
  /** What the authenticator app shows, `steps` of 30 s away from now. */
  code(secret: string, steps?: number): Promise<string>;
  /** A ticket fresh from the password step. */
  ticketOf(who: { username: string; password: string }): Promise<string>;
  /** Does an act of one operator to another, as if both who have to had agreed. */
  carryOut(act: keyof Operators['acts'], payload: unknown, by: Doer): ReturnType<ActRule['carryOut']>;
  /** A full session by all the steps of an enrolled operator. */
  sessionOf(who: { username: string; password: string; secret: string }): Promise<string>;
  actions(): Promise<string[]>;
}

export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'office'] });
  const clock = fakeClock();
  const { database } = test;
  const audit = createAudit({ database, clock });
  const vault = createVault('a master key for tests, long enough for anybody');
  const pauses: number[] = [];
  const operators = createOperators({
    database,
    clock,
    vault,
    audit,
    passwordCost: passwordTestCost,
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  await operators.ensureFirst();
  let made = 0;

  const bench: Bench = {
    test,
    clock,
    audit,
    operators,
    pauses,
    code: (secret, steps = 0) => generate({ secret, epoch: clock.now().getTime() / 1000 + steps * 30 }),
    async ticketOf(who) {
      return value(await operators.logIn(who, origin)).ticket;
    },
    async operatorIn(state, role = 'admin') {
      made += 1;
      const who = { username: `op${made}`, password: `first-${made}-password`, secret: '' };
      const passwordHash = await hashPassword(who.password, passwordTestCost);
      await database.transaction((tx) =>
        insertOperator(tx, { username: who.username, role, passwordHash, createdAt: clock.now() }),
      );
      if (state === 'oneTime') return who;
      const changed = value(
        await operators.changePassword(
          {
            ticket: await bench.ticketOf(who),
            newPassword: `${goodPassword}-${made}`,
            confirmNewPassword: `${goodPassword}-${made}`,
          },
          origin,
        ),
      );
      who.password = `${goodPassword}-${made}`;
      if (state === 'passwordSet') return who;
      who.secret = value(await operators.enrolSecondFactor({ ticket: changed.ticket })).secret;
      value(
        await operators.verifySecondFactor(
          { ticket: changed.ticket, code: await bench.code(who.secret) },
          origin,
        ),
      );
      clock.advance(60_000);
      return who;
    },
    carryOut: (act, payload, by) =>
      database.transaction((tx) => operators.acts[act].carryOut(tx, payload, by)),
    async sessionOf(who) {
      const ticket = await bench.ticketOf(who);
      const { token } = value(
        await operators.verifySecondFactor({ ticket, code: await bench.code(who.secret) }, origin),
      );
      clock.advance(30_000);
      return token;
    },
    async actions() {
      const { entries } = await audit.find({}, { limit: 100, offset: 0 });
      return entries.map((entry) => entry.action);
    },
  };
  return bench;
}

/** The answer where the test expects one. */
export function value<T>(answer: T): Exclude<T, { readonly code: string }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer as Exclude<T, { readonly code: string }>;
}

/** The code where the test expects a refusal, else `answered`. */
export function outcome(answer: unknown): string {
  return isRefusal(answer) ? answer.code : 'answered';
}
