import { type CentrePage, centrePages } from '../../app/search.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { useLine } from '../transfers/use-line.ts';

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
