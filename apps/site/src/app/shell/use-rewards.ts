import { wireLanguage } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { availablePromotionsQuery } from '../../features/promotions/use-promotions.ts';
import { useAccount } from '../../parts/account/use-account.ts';
import { useModule } from '../../parts/switches/use-module.ts';

/** How many promotions wait for the member; 0 for a guest, for play money and until it is known. */
export function useRewards(): number {
  const { isIn, isTrial } = useAccount();
  const isAsked = useModule('REWCEN3') && isIn && !isTrial;
  const language = wireLanguage(useLanguage());
  const available = useQuery({ ...availablePromotionsQuery(language), enabled: isAsked });
  return isAsked ? (available.data?.count ?? 0) : 0;
}
