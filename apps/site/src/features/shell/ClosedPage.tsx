import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, LanguagePicker, ThemeToggle } from '@ikka/ui';
import { BazaarPicture } from '../lobby/BazaarPicture.tsx';
import classes from './FullPage.module.css';

type Status = CallValue<typeof calls.system.status>;

/** Replaces the whole site while it is under maintenance or the visitor's region is shut out. */
export function ClosedPage({ status }: { status: Status }) {
  const { t } = useTranslation('site');
  const isMaintenance = status.status === 1;
  return (
    <main className={classes.full} data-alone>
      <BazaarPicture />
      <div className={classes.card}>
        <h1 className={classes.title}>
          {t(isMaintenance ? 'status.maintenanceTitle' : 'status.regionTitle')}
        </h1>
        <p className={classes.text}>{t(isMaintenance ? 'status.maintenanceText' : 'status.regionText')}</p>
        <dl className={classes.facts}>
          {isMaintenance && status.maintenanceEnd ? (
            <div>
              <dt>{t('status.maintenanceEnd')}</dt>
              <dd>
                <Figure>{formatInstant(status.maintenanceEnd, status.timeZone)}</Figure>
              </dd>
            </div>
          ) : null}
          {isMaintenance ? null : (
            <>
              <div>
                <dt>{t('status.regionIp')}</dt>
                <dd>
                  <Figure>{status.location.ip}</Figure>
                </dd>
              </div>
              {status.location.country ? (
                <div>
                  <dt>{t('status.regionCountry')}</dt>
                  <dd>{status.location.country}</dd>
                </div>
              ) : null}
            </>
          )}
        </dl>
        <div className={classes.choices}>
          <LanguagePicker />
          <ThemeToggle />
        </div>
      </div>
    </main>
  );
}
