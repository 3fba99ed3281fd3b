import { endMaintenance } from '../modules/catalogue/index.ts';
import { scheduleChannels } from '../modules/channels/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { GameRooms } from './game-rooms.ts';
import type { Modules } from './modules.ts';

/** Whatever happens by the clock, in processes with the role `jobs`. */
export async function scheduleJobs(
  jobs: Jobs,
  modules: Modules,
  { lottery }: Pick<GameRooms, 'lottery'>,
): Promise<void> {
  const {
    cashier,
    channels,
    content,
    gateway,
    identity,
    launch,
    ledger,
    log,
    member,
    operators,
    promotions,
    records,
    vip,
    winners,
    withdrawals,
    messages,
  } = modules;
  jobs.everySeconds('cashier.settle_pending', 5, cashier.settlePending);
  jobs.everySeconds('withdrawals.attend', 10, withdrawals.attend);
  jobs.everySeconds('treasury.attend', 10, modules.treasury.attend);
  jobs.everySeconds('approvals.attend', 15, modules.approvals.attend);
  jobs.everySeconds('reports.catch_up', 60, modules.reports.catchUp);
  jobs.everySeconds('returns.catch_up', 60, modules.returns.catchUp);
  jobs.everySeconds('alarms.look', 20, modules.alarms.look);
  jobs.everySeconds('catalogue.end_maintenance', 5, () => endMaintenance(modules));
  jobs.everySeconds('content.announce', 10, content.announceDue);
  jobs.everySeconds('vip.count_and_raise', 15, vip.countAndRaise);
  jobs.everySeconds('records.read_due', 5, records.readDue);
  jobs.everySeconds('bonuses.attend', 10, modules.bonuses.attend);
  jobs.everySeconds('winners.gather', 10, winners.gather);
  jobs.everySeconds('rounds.end_overdue', 5, modules.rounds.endOverdue);
  jobs.everySeconds('lottery.attend', 1, lottery.attend);
  jobs.everySeconds('ledger.sweep_holds', 30, () => ledger.sweepExpiredHolds());
  await scheduleChannels(jobs, channels);
  jobs.everySeconds('messages.close_idle_chats', 60, messages.closeIdleChats);
  await jobs.byCalendar('messages.forget_images', '37 * * * *', messages.forgetUnclaimedImages);
  await jobs.byCalendar('cashier.forget_proofs', '51 * * * *', cashier.forgetUnclaimedProofs);
  await jobs.byCalendar('cashier.reconcile', '11 * * * *', cashier.reconciliation.run);
  await jobs.byCalendar('withdrawals.forget_proofs', '41 * * * *', withdrawals.forgetUnclaimedProofs);
  await jobs.byCalendar('treasury.forget_evidence', '31 * * * *', modules.treasury.forgetUnclaimedEvidence);
  await jobs.byCalendar('identity.clean_up', '* * * * *', identity.cleanUp);
  await jobs.byCalendar('content.tidy_pictures', '37 * * * *', content.tidyPictures);
  await jobs.byCalendar('promotions.tidy_pictures', '47 * * * *', promotions.tidyPictures);
  await jobs.byCalendar('records.note_unread', '27 * * * *', records.noteUnread);
  await jobs.byCalendar('office.sum_hours', '3 * * * *', async () => {
    for (const { sumHours } of [modules.transfers, modules.cashback, modules.bonuses]) await sumHours();
  });
  await jobs.byCalendar('gateway.tidy', '7 * * * *', gateway.tidy);
  await jobs.byCalendar('gateway.rotate_keys', '*/10 * * * *', () => gateway.rotateKeys('due'));
  await jobs.byCalendar('table_chat.forget', '9 4 * * *', modules.tableChat.forget);
  await jobs.byCalendar('protection.tidy', '53 4 * * *', modules.protection.tidy);
  await jobs.byCalendar('rounds.tidy', '21 * * * *', modules.rounds.tidy);
  await jobs.byCalendar('launch.tidy', '17 * * * *', launch.tidy);
  jobs.everySeconds('vendor_wallets.ask_due', 5, modules.vendorWallets.askDue);
  jobs.everySeconds('vendor_wallets.attend', 60, modules.vendorWallets.attend);
  jobs.everySeconds('vendors.sync_catalogues', 20, modules.vendors.syncCatalogues);
  jobs.everySeconds('vendors.attend_held_wins', 10, modules.vendors.heldWins.attend);
  jobs.everySeconds('vendors.mark_house', 900, modules.vendors.losses.mark);
  await jobs.byCalendar('vendors.watch_reconciliation', '19 7 * * *', modules.vendors.watchReconciliation);
  await jobs.byCalendar('vendors.tidy', '*/10 * * * *', modules.vendors.tidy);
  await jobs.byCalendar('office.purge', '27 * * * *', operators.purgeStale);
  await jobs.byCalendar('member.remove_pictures', '23 3 * * *', member.removePictures);
  await jobs.byCalendar('ledger.partitions', '13 1 * * *', ledger.ensurePartitions);
  await jobs.byCalendar('ledger.prove', '43 2 * * *', async () => {
    const health = await ledger.health('chains');
    if (!health.isBalanced)
      log.fatal({ wrongAccounts: health.wrongAccounts.map(String) }, 'the books are not right');
  });
}
