import type { IdentityDeps } from '../deps.ts';
import { findOutOfStep, lockAccount, setWalletState } from './store.ts';

/**
 * Brings the ledger's side of a member in step with the account: opens the wallet that is missing, stops or allows
 * its money. The account stays locked meanwhile, so that two operators cannot leave the ledger with the older word.
 * Every step may be repeated; whatever a crash left behind is found again by `walletState`.
 */
export async function bringWalletInStep(
  deps: Pick<IdentityDeps, 'database' | 'openWallet' | 'setLedgerSuspended'>,
  memberId: bigint,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account === null || account.walletState === account.state) return;
    if (account.walletState === 'missing') await deps.openWallet(memberId, { isTrial: account.isTrial });
    if (account.walletState !== 'missing' || account.state === 'suspended') {
      await deps.setLedgerSuspended(memberId, account.state === 'suspended');
    }
    await setWalletState(tx, memberId, account.state);
  });
}

/** A registration that is under way opens its own wallet; only what is older was left behind. */
const leftBehindAfterMs = 60_000;

/** Mends up to `limit` members that a crash or an unreachable ledger left out of step. Answers how many. */
export async function mendWallets(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'log' | 'openWallet' | 'setLedgerSuspended'>,
  limit: number,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - leftBehindAfterMs);
  const members = await findOutOfStep(deps.database.db, before, limit);
  let mended = 0;
  for (const memberId of members) {
    try {
      await bringWalletInStep(deps, memberId);
      mended += 1;
    } catch (error) {
      deps.log.warn({ err: error, memberId: memberId.toString() }, 'identity: a wallet is still out of step');
    }
  }
  return mended;
}
