import { inEveryLanguage } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { BothWords, MessagesParts } from '../parts.ts';
import { htmlOfText, inBoth } from './message.ts';
import { insertMessage } from './store.ts';

/** What the house itself tells a member: plain text, in one language or both. */
export interface Told {
  readonly title: BothWords;
  readonly text: BothWords;
}

/**
 * Writes a message of the house into a member's list, in the transaction of the deed that it tells of: neither exists
 * without the other. Open pages hear of it when the deed publishes `InboxChanged` after its commit.
 */
export async function tellMember(
  { clock }: Pick<MessagesParts, 'clock'>,
  tx: Transaction,
  memberId: bigint,
  { title, text }: Told,
): Promise<void> {
  const titles = inBoth(title);
  const texts = inBoth(text);
  await insertMessage(tx, {
    id: uuidv7(),
    audience: 'member',
    memberId,
    title: titles,
    html: inEveryLanguage((code) => htmlOfText(texts[code])),
    sentAt: clock.now(),
  });
}
