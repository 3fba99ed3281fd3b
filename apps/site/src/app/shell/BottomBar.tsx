import { useTranslation } from '@ikka/i18n/react';
import {
  IconCherry,
  IconCoins,
  IconHistory,
  IconHome,
  IconMenu2,
  IconShieldCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import classes from './BottomBar.module.css';

/** The phone's way around: five places within the thumb's reach, the rest in a drawer. */
export const BottomBar = memo(function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('site');
  const { openCentre, openRegister } = useLayers();
  const account = useAccount();
  const canDeposit = account.isIn && !account.isTrial;
  return (
    <nav className={classes.bar} aria-label={t('nav.label')}>
      <Link to="/index" className={classes.item} activeProps={{ 'data-active': true }}>
        <IconHome size={22} stroke={1.7} />
        {t('nav.home')}
      </Link>
      <Link to="/rng" className={classes.item} activeProps={{ 'data-active': true }}>
        <IconCherry size={22} stroke={1.7} />
        {t('category.RNG')}
      </Link>
      <button
        type="button"
        className={classes.main}
        onClick={() =>
          canDeposit ? openCentre(account.isClosed ? 'withdraw' : 'depositv2') : openRegister()
        }
        hidden={account.isIn && account.isTrial}
      >
        <span>
          {account.isIn ? <IconCoins size={24} stroke={1.8} /> : <IconUserPlus size={24} stroke={1.8} />}
        </span>
        {t(account.isClosed ? 'account.withdraw' : account.isIn ? 'account.deposit' : 'account.register')}
      </button>
      {account.isIn ? (
        <button type="button" className={classes.item} onClick={() => openCentre('personalHistoryCopy')}>
          <IconHistory size={22} stroke={1.7} />
          {t('account.records')}
        </button>
      ) : (
        <Link to="/fair" className={classes.item} activeProps={{ 'data-active': true }}>
          <IconShieldCheck size={22} stroke={1.7} />
          {t('nav.fair')}
        </Link>
      )}
      <button type="button" className={classes.item} onClick={onMenu} aria-haspopup="dialog">
        <IconMenu2 size={22} stroke={1.7} />
        {t('nav.menu')}
      </button>
    </nav>
  );
});
