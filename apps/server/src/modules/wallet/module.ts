import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { identityPorts } from '../identity/index.ts';
import { ledger } from '../ledger/module.ts';
import { settings } from '../settings/module.ts';
import { createWallet, walletRoutes } from './index.ts';
import { vendorWalletList } from './ports.ts';

export const wallet = module({
  name: 'wallet',
  needs: { ledger, settings, vendorWallets: vendorWalletList },
  create: createWallet,
  brings: (wallet) => ({
    calls: { wallet: walletRoutes(wallet) },
    fills: [
      fill(identityPorts.grantTrialMoney, (memberId) => wallet.openWallet(memberId, { isTrial: true })),
      fill(transportNeeds.balance, wallet.balance),
    ],
  }),
});
