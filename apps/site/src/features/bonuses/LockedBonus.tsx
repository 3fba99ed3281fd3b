import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { bonusOffersQuery } from '../../parts/bonuses/use-bonuses.ts';

/** A line beside the balances: what lies locked as a bonus, which no balance counts. Nothing where there is none. */
export function LockedBonus({ className }: { className: string | undefined }) {
  const { t } = useTranslation('bonuses');
  const { isIn, isTrial } = useAccount();
  const { openCentre } = useLayers();
  const bonus = useQuery({ ...bonusOffersQuery, enabled: isIn && !isTrial }).data?.active;
  if (!bonus) return null;
  return (
    <span className={className}>
      <span>
        {t('wallet.locked')}: <Money amount={bonus.amount} currency={bonus.offer.currency} />
      </span>
      <Anchor component="button" type="button" fz="inherit" onClick={() => openCentre('bonusDetails')}>
        {t('wallet.open')}
      </Anchor>
    </span>
  );
}
