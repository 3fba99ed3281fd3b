import type { CallValue, calls } from '@ikka/contract';
import { formatInstant, type Language } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, LanguagePicker, ThemeToggle } from '@ikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import classes from '../../parts/scene/FullPage.module.css';
import { timeLeft } from '../../parts/time/time-left.ts';
import { useSecondsUntil } from '../../parts/time/use-seconds-until.ts';

type Status = CallValue<typeof calls.system.status>;

/** Replaces the whole site while it is under maintenance or the visitor's region is shut out. */
export function ClosedPage({ status }: { status: Status }) {
  const { t } = useTranslation('doors');
  const language = useLanguage();
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
            <>
              <div>
                <dt>{t('status.maintenanceEnd')}</dt>
                <dd>
                  <Figure>{formatInstant(status.maintenanceEnd, status.timeZone)}</Figure>
                </dd>
              </div>
              <TimeLeft end={status.maintenanceEnd} />
            </>
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
                  <dd>{countryName(status.location.country, language)}</dd>
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

const askAgainMs = 15_000;

/** Counts down to the announced end, and from then on asks whether the site is open. */
function TimeLeft({ end }: { end: string }) {
  const { t } = useTranslation('doors');
  const queries = useQueryClient();
  const seconds = useSecondsUntil(Date.parse(end));
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    const ask = () => void queries.invalidateQueries({ queryKey: statusQuery.queryKey });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOver, queries]);
  if (isOver) {
    return (
      <div>
        <dt>{t('status.maintenanceLeft')}</dt>
        <dd role="status">{t('status.maintenanceSoon')}</dd>
      </div>
    );
  }
  return (
    <div>
      <dt>{t('status.maintenanceLeft')}</dt>
      <dd role="timer" aria-live="off">
        <Figure>{timeLeft(seconds)}</Figure>
      </dd>
    </div>
  );
}

/** The name of a country in the language of the page; a code that has none stands for itself. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
