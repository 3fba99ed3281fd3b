import { type Refusal, refuse } from '@ikka/contract';
import type { MemberActor, MemberParts } from '../parts.ts';
import { sendNotice } from '../send-notice.ts';
import { numberTail, payoutRow } from './payout-view.ts';
import { lockPayouts, removeAccount } from './store.ts';

/** Takes a payout account out of use and tells the member. It stays on record, and its number is free again. */
export async function removePayoutAccount(
  parts: MemberParts,
  id: string,
  by: MemberActor,
): Promise<Record<string, never> | Refusal<'payout.unknown'>> {
  const { database, clock, vault, audit } = parts;
  return database.transaction(async (tx) => {
    await lockPayouts(tx, by.memberId);
    const removed = await removeAccount(tx, by.memberId, id, clock.now());
    if (removed === null) return refuse('payout.unknown');
    const { numberMasked, kind } = payoutRow(vault, removed);
    await sendNotice(parts, tx, by.memberId, {
      template: 'payout_removed',
      values: { account: numberTail({ numberMasked }) },
    });
    await audit.record(tx, {
      actorKind: 'member',
      actor: by.memberId.toString(),
      ip: by.ip,
      action: 'member.payout_removed',
      subject: `member:${by.memberId}`,
      before: { account: id, kind, number: numberMasked },
    });
    return {};
  });
}
