import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { operatorPorts } from '../approvals/index.ts';
import { audit } from '../audit/module.ts';
import { bonuses } from '../bonuses/module.ts';
import { cashier } from '../cashier/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { member } from '../member/module.ts';
import { messages } from '../messages/module.ts';
import { protection } from '../protection/module.ts';
import { records } from '../records/module.ts';
import { settings } from '../settings/module.ts';
import { withdrawalAlarms } from './alarms.ts';
import { createWithdrawals, withdrawalOfficeRoutes, withdrawalRoutes } from './index.ts';
import { manualPayouts } from './payout-provider.ts';
import { stakedSince } from './staked-since.ts';

export const withdrawals = module({
  name: 'withdrawals',
  needs: {
    audit,
    bonuses,
    cashier,
    identity,
    ledger,
    member,
    messages,
    protection,
    records,
    settings,
    hasColleague: operatorPorts.hasColleague,
  },
  create: ({ bonuses, cashier, member, messages, protection, records, ...parts }) =>
    createWithdrawals({
      ...parts,
      browserSince: parts.identity.browserSince,
      payoutDestination: member.payoutDestination,
      bankName: member.bankName,
      isSamePayout: member.isSamePayout,
      paidDeposits: cashier.paidDeposits,
      stakedSince: stakedSince(records),
      bonusAtStake: bonuses.atStake,
      tellBonus: bonuses.tellNews,
      rankOf: parts.identity.rankOf,
      closingOf: protection.closingOf,
      tell: messages.tell,
      providers: [manualPayouts],
    }),
  brings: (withdrawals) => ({
    calls: {
      withdrawals: withdrawalRoutes(withdrawals),
      officeWithdrawals: withdrawalOfficeRoutes(withdrawals),
    },
    jobs: [
      { name: 'withdrawals.attend', everySeconds: 10, work: withdrawals.attend },
      { name: 'withdrawals.forget_proofs', cron: '41 * * * *', work: withdrawals.forgetUnclaimedProofs },
    ],
    pushes: (news) => ({
      WithdrawalChanged: ({ memberId, withdrawalId, state }) =>
        news.toMember(memberId, 'withdrawal.changed', { id: withdrawalId, state }),
    }),
    fills: [add(alarmChecks, withdrawalAlarms(withdrawals))],
  }),
});
