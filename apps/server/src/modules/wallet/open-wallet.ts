import { currencies, parseAmount } from '@ikka/money';
import type { WalletParts } from './parts.ts';
import { decideGrant, markGrantPosted, replaceTransfer, type TrialGrant } from './store.ts';

/** The ledger takes an id within 48 hours of its time; an hour later no process can still be posting it. */
const transferDeadAfterMs = 49 * 3_600_000;

/**
 * Opens the accounts that every member has, and gives a trial account its play money, once. Safe to repeat, and to run in
 * several processes at once: what was decided first holds, also when the setting has changed since.
 */
export async function openWallet(
  parts: WalletParts,
  memberId: bigint,
  wallet: { readonly isTrial: boolean },
): Promise<void> {
  if (!wallet.isTrial) {
    await parts.ledger.ensureMemberAccounts(memberId, parts.settings.get('site.currency'));
    return;
  }
  const { cash } = await parts.ledger.ensureMemberAccounts(memberId, currencies.PKT.code);
  const setting = parts.settings.get('trial.grant');
  const amount = parseAmount(setting, currencies.PKT);
  if (amount === null) throw new Error(`the setting trial.grant is no amount: ${setting}`);
  const decidedAt = parts.clock.now();
  const transferId = parts.ledger.newId();
  const grant = await decideGrant(parts.database.db, { memberId, transferId, amount, decidedAt });
  if (grant.postedAt !== null) return;
  if (grant.amount > 0n) await post(parts, grant, cash);
  await markGrantPosted(parts.database.db, memberId, parts.clock.now());
}

async function post(parts: WalletParts, grant: TrialGrant, cash: bigint): Promise<void> {
  const outcome = await parts.ledger.post({
    transfers: [
      {
        id: grant.transferId,
        debit: await parts.ledger.houseAccount('equity', currencies.PKT.code),
        credit: cash,
        amount: grant.amount,
        kind: 'trial_grant',
        evenSuspended: true,
      },
    ],
  });
  if (outcome.status !== 'refused') return;
  if (outcome.reason === 'untimely_id') {
    const now = parts.clock.now();
    if (now.getTime() >= grant.decidedAt.getTime() + transferDeadAfterMs) {
      await replaceTransfer(parts.database.db, grant, { transferId: parts.ledger.newId(), decidedAt: now });
    }
  }
  throw new Error(`the ledger refuses the trial grant of member ${grant.memberId}: ${outcome.reason}`);
}
