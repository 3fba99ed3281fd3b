import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add, fill } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { launchPorts } from '../launch/index.ts';
import { ledger } from '../ledger/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { vendors } from '../vendors/module.ts';
import { vendorWalletAlarms } from './alarms.ts';
import { createVendorWallets, vendorWalletOfficeRoutes, vendorWalletRoutes } from './index.ts';

export const vendorWallets = module({
  name: 'vendor-wallets',
  needs: { audit, catalogue, identity, ledger, protection, settings, vendors },
  create: ({ catalogue, identity, vendors, ...parts }) =>
    createVendorWallets({
      ...parts,
      vendors: vendors.list,
      currencyCode,
      isOpen: async (code) => (await catalogue.maintenance()).ofVendor(code) === null,
      namesOf: identity.namesOf,
    }),
  brings: (vendorWallets, { identity, ...parts }) => ({
    calls: {
      vendorWallets: vendorWalletRoutes(vendorWallets),
      officeVendorWallets: vendorWalletOfficeRoutes(vendorWallets, identity.membersLike),
    },
    jobs: [
      { name: 'vendor_wallets.ask_due', everySeconds: 5, work: vendorWallets.askDue },
      { name: 'vendor_wallets.attend', everySeconds: 60, work: vendorWallets.attend },
    ],
    hears: { ProtectionChanged: ({ memberId }) => vendorWallets.bringMemberBack(memberId) },
    fills: [
      add(alarmChecks, ...vendorWalletAlarms({ ...parts, vendorWallets })),
      fill(launchPorts.followPlayer, vendorWallets.followPlayer),
    ],
  }),
});
