import { type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import type { AlarmsParts } from './parts.ts';
import { type Alarm, lockAlarm, saveAcknowledgement } from './store.ts';

const idMax = 2n ** 63n - 1n;

/** Notes who looks after an alarm that stands, and how; the first who says so has it. */
export async function acknowledge(
  { database, clock, audit }: AlarmsParts,
  wish: { readonly id: string; readonly note: string },
  by: OperatorActor,
): Promise<Alarm | Refusal<'alarm.unknown' | 'alarm.not_now'>> {
  const id = BigInt(wish.id);
  if (id > idMax) return refuse('alarm.unknown');
  return database.transaction(async (tx) => {
    const before = await lockAlarm(tx, id);
    if (before === null) return refuse('alarm.unknown');
    if (before.clearedAt !== null || before.acknowledgedBy !== null) return refuse('alarm.not_now');
    const taken = { acknowledgedBy: by.username, acknowledgedAt: clock.now(), note: wish.note };
    await saveAcknowledgement(tx, id, taken);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'alarm.acknowledged',
      subject: `alarm:${id}`,
      before: { kind: before.kind, subject: before.subject, acknowledgedBy: null },
      after: { acknowledgedBy: by.username, note: wish.note },
    });
    return { ...before, ...taken };
  });
}
