import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { MessagesParts, OperatorActor } from '../parts.ts';
import type { SentMessage } from './message.ts';
import { describeSent } from './sent-messages.ts';
import { lockMessage, markRecalled, recipientsOf } from './store.ts';

/** Takes a message back, so that nobody finds it in his list any more. It stays on record with who took it back. */
export async function recallMessage(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<SentMessage | Refusal<'inbox.unknown' | 'inbox.recalled'>> {
  const { database, clock, audit, facts } = parts;
  const recalled = await database.transaction(async (tx) => {
    const found = await lockMessage(tx, id);
    if (found === null || found.sentBy === null) return refuse('inbox.unknown');
    if (found.recalledAt !== null) return refuse('inbox.recalled', { by: found.recalledBy });
    const change = { recalledBy: by.username, recalledAt: clock.now() };
    await markRecalled(tx, id, change);
    const list = await recipientsOf(tx, id);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'inbox.recalled',
      subject: `message:${id}`,
      before: { title: found.title },
      after: { recalled: true },
    });
    return { row: { ...found, ...change }, list };
  });
  if ('code' in recalled) return recalled;
  const { row, list } = recalled;
  const named = row.memberId === null ? list.map(({ memberId }) => memberId) : [row.memberId];
  facts.publish('InboxChanged', { memberIds: named.length === 0 ? null : named });
  const [sent] = await describeSent(parts, [row]);
  if (sent === undefined) throw new Error(`message ${id} was not described`);
  return sent;
}
