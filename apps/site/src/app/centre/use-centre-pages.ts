import { useLine } from '../../features/transfers/use-line.ts';
import { type CentrePage, centrePages } from '../../parts/address/search.ts';
import { useModule } from '../../parts/switches/use-module.ts';

/** The pages of the member centre that the operator has not switched off, in their order. */
export function useCentrePages(): readonly CentrePage[] {
  const hasAccountRecord = useModule('MEMTRANS3');
  const line = useLine();
  const isOn: Partial<Record<CentrePage, boolean>> = {
    profile: useModule('PROFILE3'),
    messageV2: useModule('INBOX3'),
    transferFund: useModule('FUNDTRANS3'),
    transferUpline: line.up || line.down,
    manualRebate: useModule('MANREBATE3'),
    transactionHistory: hasAccountRecord,
    bonusDetails: hasAccountRecord,
  };
  return centrePages.filter((page) => isOn[page] ?? true);
}
