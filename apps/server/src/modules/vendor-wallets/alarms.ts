import type { Clock } from '../../platform/clock.ts';
import { type AlarmCheck, oneFinding, waitingFinding } from '../alarms/index.ts';
import type { Settings } from '../settings/index.ts';
import type { VendorWallets } from './index.ts';

interface Watched {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly vendorWallets: Pick<VendorWallets, 'differing' | 'openSince'>;
}

export const vendorWalletAlarms = ({ clock, settings, vendorWallets }: Watched): AlarmCheck[] => [
  {
    kind: 'wallet_transfers_overdue',
    everySeconds: 60,
    look: async () => {
      const minutes = settings.get('alarms.wallet_transfer_minutes');
      const before = new Date(clock.now().getTime() - minutes * 60_000);
      return waitingFinding(await vendorWallets.openSince(before));
    },
  },
  {
    kind: 'wallets_differ',
    everySeconds: 60,
    look: async () => {
      const { length } = await vendorWallets.differing();
      return oneFinding(length > 0, { count: String(length) });
    },
  },
];
