import { useTranslation } from '@ikka/i18n/react';
import { LogoMark, PageSkeleton, ThemeToggle } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import classes from '../../parts/scene/FullPage.module.css';
import { HomePage } from '../home/HomePage.tsx';
import { SiteLanguagePicker } from './SiteLanguagePicker.tsx';

/**
 * What lies behind the dialogs of `/login` and `/register`: the home page, or, where the site shows nothing to guests, a
 * page with nothing but the two ways in.
 */
export function DoorPage() {
  const status = useQuery(statusQuery);
  const { isIn } = useAccount();
  if (status.isPending) {
    return (
      <div className="page">
        <PageSkeleton />
      </div>
    );
  }
  return status.data?.loginedToHomePage && !isIn ? <ShutDoor /> : <HomePage />;
}

function ShutDoor() {
  const { t } = useTranslation(['doors', 'site']);
  const { openLogin, openRegister } = useLayers();
  return (
    <section className={classes.full} data-alone>
      <BazaarPicture eager />
      <div className={classes.card}>
        <span className={classes.mark}>
          <LogoMark size={56} />
        </span>
        <h1 className={classes.title}>{t('gate.doorTitle')}</h1>
        <p className={classes.text}>{t('gate.doorText')}</p>
        <div className={classes.choices}>
          <Button onClick={openLogin}>{t('site:account.login')}</Button>
          <Button variant="default" onClick={openRegister}>
            {t('site:account.register')}
          </Button>
        </div>
        <div className={classes.choices}>
          <SiteLanguagePicker />
          <ThemeToggle />
        </div>
      </div>
    </section>
  );
}
