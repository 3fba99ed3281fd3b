import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { bringActs, operatorPorts } from '../approvals/index.ts';
import { approvals } from '../approvals/module.ts';
import { audit } from '../audit/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { messages } from '../messages/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { cashierAlarms } from './alarms.ts';
import { giveBackAllowance } from './give-back-allowance.ts';
import { cashierOfficeRoutes, cashierRoutes, createCashier, reconciliationRoutes } from './index.ts';
import { paymentProvidersOf } from './payment-providers.ts';
import { depositBonusPorts } from './ports.ts';

export const cashier = module({
  name: 'cashier',
  needs: {
    approvals,
    audit,
    identity,
    ledger,
    messages,
    protection,
    settings,
    hasColleague: operatorPorts.hasColleague,
    ...depositBonusPorts,
  },
  create({ config, publicUrl, messages, refuseChoice, grantFor, chosen, ...parts }) {
    return createCashier({
      ...parts,
      providers: paymentProvidersOf(config, parts.clock, parts.settings),
      bonuses: { refuseChoice, grantFor, chosen },
      tell: messages.tell,
      returnUrl: (depositId) => `${publicUrl}/index?deposit=${depositId}`,
    });
  },
  brings: (cashier, parts) => ({
    calls: {
      cashier: cashierRoutes(cashier),
      officeDeposits: cashierOfficeRoutes(cashier, parts.approvals),
      officeReconciliation: reconciliationRoutes(cashier),
    },
    rawRoutes: [
      {
        method: 'POST',
        path: '/vendor/payment/:provider/webhook',
        receive: ({ params, headers, rawBody, ip }) =>
          cashier.receiveWebhook({ provider: params.provider ?? '', headers, rawBody, ip }),
      },
    ],
    jobs: [
      { name: 'cashier.settle_pending', everySeconds: 5, work: cashier.settlePending },
      { name: 'cashier.forget_proofs', cron: '51 * * * *', work: cashier.forgetUnclaimedProofs },
      { name: 'cashier.reconcile', cron: '11 * * * *', work: cashier.reconciliation.run },
    ],
    hears: {
      DepositSettled: (deposit) => giveBackAllowance(deposit, { ...parts, cashier }),
      ProtectionChanged: ({ memberId }) => cashier.endOpenDeposits(memberId),
    },
    pushes: (news) => ({
      DepositSettled: ({ memberId, depositId, state }) =>
        news.toMember(memberId, 'deposit.changed', { id: depositId, state }),
      DepositReviewed: ({ memberId, depositId }) =>
        news.toMember(memberId, 'deposit.changed', { id: depositId, state: 'review' }),
    }),
    fills: [...bringActs(cashier.acts), add(alarmChecks, ...cashierAlarms({ ...parts, cashier }))],
  }),
});
