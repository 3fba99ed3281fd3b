import { type Refusal, refuse } from '@ikka/contract';
import { decidedMeanwhile, isStale, type Seen } from '../../../platform/case-desk/case-version.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import { imposeBan } from '../bans/impose-ban.ts';
import { dayOf } from '../pairs/day-of.ts';
import type { IntegrityParts } from '../parts.ts';
import { changeCase, lockCase, type StoredCase } from './case-store.ts';

export type CaseAct =
  | { readonly type: 'take' }
  | { readonly type: 'give_back' }
  | {
      readonly type: 'decide';
      readonly verdict: 'cleared' | 'confirmed';
      readonly reason: string;
      /** For how long its members are banned from card rooms; null for not at all. */
      readonly banMinutes: number | null;
    };

export type CaseRefusal = Refusal<
  | 'card_case.unknown'
  | 'card_case.not_now'
  | 'card_case.not_yours'
  | 'card_case.cleared_without_ban'
  | 'case.decided_meanwhile'
>;

type Parts = Pick<IntegrityParts, 'database' | 'clock' | 'audit'>;

/** [IG7, IG8] Takes a case, gives it back, or decides it; of two operators who come at once, one does. */
export async function actOnCase(
  parts: Parts,
  id: string,
  act: CaseAct,
  by: OperatorActor & Seen,
): Promise<null | CaseRefusal> {
  const refused = await parts.database.transaction(async (tx) => {
    const found = await lockCase(tx, id);
    if (found === null) return refuse('card_case.unknown');
    if (isStale(by, found)) return refuse('case.decided_meanwhile', { state: found.state });
    if (found.state !== 'open' && found.state !== 'taken')
      return refuse('card_case.not_now', { state: found.state });
    switch (act.type) {
      case 'take':
        return take(parts, tx, found, by);
      case 'give_back':
        return giveBack(parts, tx, found, by);
      case 'decide':
        return decide(parts, tx, found, act, by);
    }
  });
  return refused?.code === 'case.decided_meanwhile'
    ? decidedMeanwhile(refused, await parts.audit.lastChange(`card_case:${id}`))
    : refused;
}

async function take(
  parts: Parts,
  tx: Transaction,
  found: StoredCase,
  by: OperatorActor,
): Promise<null | CaseRefusal> {
  if (found.holder === by.username) return null;
  await changeCase(tx, found.id, { state: 'taken', holder: by.username, changedAt: parts.clock.now() });
  await note(parts, tx, found, by, 'card_case.taken', { holder: by.username });
  return null;
}

async function giveBack(
  parts: Parts,
  tx: Transaction,
  found: StoredCase,
  by: OperatorActor,
): Promise<null | CaseRefusal> {
  if (found.holder !== by.username) return refuse('card_case.not_yours');
  await changeCase(tx, found.id, { state: 'open', holder: null, changedAt: parts.clock.now() });
  await note(parts, tx, found, by, 'card_case.returned', { holder: null });
  return null;
}

async function decide(
  parts: Parts,
  tx: Transaction,
  found: StoredCase,
  { verdict, reason, banMinutes }: Extract<CaseAct, { readonly type: 'decide' }>,
  by: OperatorActor,
): Promise<null | CaseRefusal> {
  if (found.holder !== by.username) return refuse('card_case.not_yours');
  if (verdict === 'cleared' && banMinutes !== null) return refuse('card_case.cleared_without_ban');
  const now = parts.clock.now();
  await changeCase(tx, found.id, {
    state: verdict,
    changedAt: now,
    decidedAt: now,
    decidedBy: by.username,
    decidedFor: reason,
    countedTo: found.kind === 'pair' ? dayOf(now) : null,
  });
  await note(parts, tx, found, by, `card_case.${verdict}`, { reason, banMinutes });
  if (banMinutes === null) return null;
  for (const memberId of membersOf(found))
    await imposeBan(parts, tx, { memberId, minutes: banMinutes, reason, caseId: found.id }, by);
  return null;
}

/** The two of a pair, or the one who was reported. */
export const membersOf = ({ low, high }: Pick<StoredCase, 'low' | 'high'>): readonly bigint[] =>
  high === null ? [low] : [low, high];

const note = (
  { audit }: Parts,
  tx: Transaction,
  { id, state, holder }: StoredCase,
  by: OperatorActor,
  action: string,
  after: Record<string, string | number | null>,
): Promise<void> =>
  audit.record(tx, {
    ...asOperator(by),
    action,
    subject: `card_case:${id}`,
    before: { state, holder },
    after,
  });
