import { isRefusal, type Permission, type Refusal, type RefusalCode } from '@ikka/contract';
import type { Caller, OperatorSession } from './calls.ts';
import type { Transaction } from './database/index.ts';

/** The operator who acts, as the audit chain names him. */
export interface OperatorActor {
  readonly username: string;
  readonly ip: string;
}

/** An operator's act, as the audit chain takes it. */
interface AuditedAct {
  readonly actorKind: 'operator';
  readonly actor: string;
  readonly ip: string;
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Where acts are remembered, within the transaction that they are made in. */
export interface ActsRecord {
  record(tx: Transaction, act: AuditedAct): Promise<void>;
}

/** Who acted, in an act for the audit chain. */
export const asOperator = ({
  username,
  ip,
}: OperatorActor): Pick<AuditedAct, 'actorKind' | 'actor' | 'ip'> => ({
  actorKind: 'operator',
  actor: username,
  ip,
});

/**
 * Whether somebody else in service may do what this permission allows. Where nobody may, an act that is otherwise left to a
 * colleague has to be one's own.
 */
export type HasColleague = (permission: Permission, username: string) => Promise<boolean>;

export const operatorOf = ({
  operator,
  ip,
}: Caller & { readonly operator: OperatorSession }): OperatorActor => ({ username: operator.username, ip });

/**
 * An act's answer, or one of the refusals that its call declares. The rules of several acts are one table, whose refusals
 * are more than any of them can meet; one that is not declared is a bug and thrown.
 */
export function declaredOnly<const Code extends RefusalCode, Answer>(
  codes: readonly Code[],
  answer: Answer,
): Exclude<Answer, Refusal> | Refusal<Code> {
  if (!isRefusal(answer)) return answer as Exclude<Answer, Refusal>;
  const code = codes.find((one) => one === answer.code);
  if (code === undefined) throw new Error(`the rules refused an act as ${answer.code}`);
  return { ...answer, code };
}
