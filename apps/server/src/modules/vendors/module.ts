import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add, fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { alarmChecks } from '../alarms/index.ts';
import { bringActs } from '../approvals/index.ts';
import { approvals } from '../approvals/module.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { launchPorts } from '../launch/index.ts';
import { launch } from '../launch/module.ts';
import { ledger } from '../ledger/module.ts';
import { messages } from '../messages/module.ts';
import { playSources } from '../plays/index.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { vendorWalletList } from '../wallet/index.ts';
import { vendorAlarms } from './alarms.ts';
import { createVendors, readVendorLists, vendorDeskRoutes } from './index.ts';
import { offersOf } from './offers.ts';
import { vendorSource } from './play-source.ts';
import { vendorRoutes } from './raw-routes.ts';

export const vendors = module({
  name: 'vendors',
  needs: { approvals, audit, catalogue, identity, launch, ledger, messages, protection, settings },
  async create({ config, catalogue, launch, messages, ...parts }) {
    const files = [config.VENDORS_FILE, config.VENDOR_SANDBOX_FILE];
    const list = readVendorLists(files.filter((file) => file !== undefined));
    await catalogue.seedVendors(list);
    return createVendors({
      ...parts,
      list,
      currencyCode,
      openPlay: launch.open,
      playSession: launch.playSession,
      importGames: catalogue.importGames,
      offerOf: offersOf(catalogue, parts.settings),
      tell: messages.tell,
    });
  },
  brings: (vendors, { approvals, catalogue, clock, identity }) => ({
    calls: {
      officeVendorDesk: vendorDeskRoutes(vendors.desk, catalogue, clock, {
        wishFor: approvals.wishFor,
        namesOf: identity.namesOf,
        heldWins: vendors.heldWins,
      }),
    },
    rawRoutes: vendorRoutes(vendors),
    jobs: [
      { name: 'vendors.sync_catalogues', everySeconds: 20, work: vendors.syncCatalogues },
      { name: 'vendors.attend_held_wins', everySeconds: 10, work: vendors.heldWins.attend },
      { name: 'vendors.mark_house', everySeconds: 900, work: vendors.losses.mark },
      { name: 'vendors.watch_reconciliation', cron: '19 7 * * *', work: vendors.watchReconciliation },
      { name: 'vendors.tidy', cron: '*/10 * * * *', work: vendors.tidy },
    ],
    fills: [
      ...bringActs(vendors.acts),
      add(alarmChecks, ...vendorAlarms(vendors)),
      add(playSources, vendorSource(vendors)),
      add(
        vendorWalletList,
        ...vendors.list.flatMap(({ code, transferWallet: own }) =>
          own === null ? [] : [{ code, accountTypeId: own.accountTypeId }],
        ),
      ),
      add(
        transportNeeds.gameOrigins,
        vendors.list.flatMap(({ gameUrl, gameUrl2 }) => [gameUrl, gameUrl2].filter((url) => url !== null)),
      ),
      fill(launchPorts.gameUrlOf, vendors.gameUrlOf),
      fill(launchPorts.secondGameUrlOf, vendors.secondGameUrlOf),
    ],
  }),
});
