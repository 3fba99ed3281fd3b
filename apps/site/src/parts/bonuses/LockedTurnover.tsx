import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../account/use-account.ts';
import { useLayers } from '../address/use-layers.ts';
import { statusQuery } from '../calls/queries.ts';
import { instantInWords } from '../time/instant-in-words.ts';
import classes from './Bonuses.module.css';
import { bonusOffersQuery } from './use-bonuses.ts';

/**
 * What lies locked beside a member's wallets, up to which turnover and until when, with the way to all of it. Nothing where none
 * does; no figures where the member hides his balances. */
export function LockedTurnover({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation('bonuses');
  const { isIn, isTrial } = useAccount();
  const { openCentre } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const bonus = useQuery({ ...bonusOffersQuery, enabled: isIn && !isTrial }).data?.active;
  if (!bonus) return null;
  const money = (amount: string) => formatMoney(amount, bonus.offer.currency);
  return (
    <section className={classes.locked} aria-label={t('wallet.locked')}>
      <IconLock size={20} stroke={1.8} aria-hidden />
      <div>
        <p className={classes.lockedSum}>
          {t('wallet.locked')}
          {hidden ? null : (
            <>
              : <Money amount={bonus.amount} currency={bonus.offer.currency} />
            </>
          )}
        </p>
        {hidden ? null : (
          <p className={classes.hint}>
            {t('active.played', { played: money(bonus.played), required: money(bonus.required) })} ·{' '}
            {t('active.missing', { missing: money(bonus.missing) })}
          </p>
        )}
        <p className={classes.hint}>
          {t(bonus.isHeldUp ? 'active.heldUp' : 'active.until', { time: instantInWords(bonus.endsAt, zone) })}
        </p>
        <Anchor component="button" type="button" fz="sm" onClick={() => openCentre('bonusDetails')}>
          {t('wallet.open')}
        </Anchor>
      </div>
    </section>
  );
}
