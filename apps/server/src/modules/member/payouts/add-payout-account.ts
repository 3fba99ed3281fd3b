import { type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { nameKey } from '../../identity/index.ts';
import type { MemberActor, MemberParts } from '../parts.ts';
import { tidied } from '../profile/profile-rules.ts';
import { sendNotice } from '../send-notice.ts';
import { banks } from './banks.ts';
import { nameToBear } from './name-to-bear.ts';
import { numberIdentity, payoutNumber } from './payout-number.ts';
import { numberTail, type PayoutRow, payoutRow, sealNumber } from './payout-view.ts';
import { insertAccount, liveAccounts, lockPayouts } from './store.ts';

type Wish = CallInput<typeof calls.member.addPayoutAccount>['body'];
type Code = (typeof calls.member.addPayoutAccount.refusals)[number];

/**
 * Registers where a member is paid out to. Checked in this order: kind, bank, number, how many there are, whose name it
 * bears, whether the number is somebody's. It can be used after the waiting time, and the member is told by every verified
 * contact, so that a thief's account is seen before money goes there.
 */
export async function addPayoutAccount(
  parts: MemberParts,
  wish: Wish,
  by: MemberActor,
): Promise<PayoutRow | Refusal<Code>> {
  const { database, clock, settings, vault, audit } = parts;
  if (!settings.get('member.payout_kinds').includes(wish.kind)) return refuse('payout.kind_unavailable');
  const place = wish.kind === 'bank' ? wish.bankCode : wish.kind === 'usdt' ? wish.network : null;
  if (wish.kind === 'bank' && !banks.has(wish.bankCode)) return refuse('payout.bank_unknown');
  const read = payoutNumber(wish);
  if ('problem' in read) return refuse('payout.number_invalid', { reason: read.problem });
  const holderName = tidied('fullName', wish.holderName);

  return database.transaction(async (tx) => {
    await lockPayouts(tx, by.memberId);
    const accounts = await liveAccounts(tx, by.memberId);
    const accountsMax = settings.get('member.payout_accounts_max');
    if (accounts.length >= accountsMax) return refuse('payout.too_many', { accountsMax });
    const wanted = await nameToBear(parts, tx, by.memberId, accounts);
    if (nameKey(holderName) === '' || (wanted !== null && nameKey(wanted) !== nameKey(holderName))) {
      return refuse('payout.name_differs', wanted === null ? {} : { holderName: wanted });
    }
    const now = clock.now();
    const id = uuidv7();
    const account = {
      id,
      memberId: by.memberId,
      kind: wish.kind,
      bankCode: wish.kind === 'bank' ? wish.bankCode : null,
      network: wish.kind === 'usdt' ? wish.network : null,
      numberSealed: sealNumber(vault, id, read.number),
      holderName,
      addedAt: now,
      usableFrom: new Date(now.getTime() + settings.get('member.payout_wait_hours') * 3_600_000),
    };
    const numberHash = vault.digest('member-payout', '', numberIdentity(wish.kind, place, read.number));
    if (!(await insertAccount(tx, { ...account, numberHash }))) return refuse('payout.number_taken');
    const row = payoutRow(vault, account);
    await sendNotice(parts, tx, by.memberId, {
      template: 'payout_added',
      values: { account: numberTail(row) },
    });
    await audit.record(tx, {
      actorKind: 'member',
      actor: by.memberId.toString(),
      ip: by.ip,
      action: 'member.payout_added',
      subject: `member:${by.memberId}`,
      after: { account: id, kind: wish.kind, place, number: row.numberMasked, usableFrom: row.usableFrom },
    });
    return row;
  });
}
