import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Launch } from '../modules/launch/index.ts';
import { lotteryShelf } from '../modules/lottery/index.ts';
import type { Messages } from '../modules/messages/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import type { Rounds } from '../modules/rounds/index.ts';
import { createStandingBets } from '../modules/standing-bets/index.ts';
import { createVendorWallets } from '../modules/vendor-wallets/index.ts';
import { createVendors, type OutsideVendor } from '../modules/vendors/index.ts';
import { currencyCode } from './currency-code.ts';
import type { openFoundation } from './open-foundation.ts';
import { allRounds, offersOf } from './outside-vendors.ts';

type Parts = Pick<
  Awaited<ReturnType<typeof openFoundation>>,
  'audit' | 'clock' | 'database' | 'facts' | 'ledger' | 'log' | 'settings' | 'vault'
> & {
  readonly catalogue: Catalogue;
  readonly identity: Pick<Identity, 'namesOf'>;
  readonly launch: Pick<Launch, 'open' | 'playSession'>;
  readonly protection: Protection;
  readonly rounds: Rounds;
  readonly messages: Pick<Messages, 'tell'>;
  readonly list: readonly OutsideVendor[];
};

/**
 * Outside vendors with their shelves, the wallets that they keep, bets that stand until something is decided, and all rounds with theirs
 * among them.
 */
export async function createVendorModules(parts: Parts) {
  const { catalogue, database, launch, list, settings } = parts;
  const vendors = createVendors({
    ...parts,
    currencyCode,
    openPlay: launch.open,
    playSession: launch.playSession,
    importGames: catalogue.importGames,
    offerOf: offersOf(catalogue, settings),
    tell: parts.messages.tell,
  });
  const standing = createStandingBets({
    ...parts,
    desk: parts.ledger.openDesk(),
    currencyCode,
    guardOf: parts.protection.guardOf,
    tell: parts.messages.tell,
  });
  await catalogue.seedVendors([...list, lotteryShelf]);
  await catalogue.importGames(lotteryShelf.code, lotteryShelf.games);
  const vendorWallets = createVendorWallets({
    ...parts,
    vendors: list,
    currencyCode,
    isOpen: async (code) => (await catalogue.maintenance()).ofVendor(code) === null,
    namesOf: parts.identity.namesOf,
  });
  return { vendors, vendorWallets, standing, played: allRounds(parts.rounds, vendors, standing, database) };
}
