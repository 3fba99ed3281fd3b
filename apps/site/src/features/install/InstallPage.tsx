import { useTranslation } from '@ikka/i18n/react';
import { Jali, LogoMark } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconBrandAndroid, IconBrandApple, IconDeviceDesktop, IconDownload } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './InstallPage.module.css';
import { install, useInstall } from './install-prompt.ts';
import { PageCode } from './PageCode.tsx';
import { type System, systemNamed, systemOf, systems } from './system-view.ts';

const icons = { android: IconBrandAndroid, ios: IconBrandApple, desktop: IconDeviceDesktop };
const steps = ['one', 'two', 'three'] as const;
const facts = ['size', 'safe', 'gone'] as const;

/** How the site becomes an app: by a press where the browser offers it, else by hand, for each system. */
export function InstallPage() {
  const { t } = useTranslation('install');
  const state = useInstall();
  const hash = useLocation({ select: (location) => location.hash });
  const own = systemNamed(hash) ?? systemOf(navigator.userAgent, navigator.maxTouchPoints);
  const [chosen, setChosen] = useState<System | null>(null);
  const system = chosen ?? own;
  return (
    <div className={`page ${classes.page}`}>
      <header className={classes.head}>
        <Jali fade="edges" />
        <span className={classes.mark}>
          <LogoMark size={64} />
        </span>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        {state === 'offered' ? (
          <Button size="lg" leftSection={<IconDownload size={20} />} onClick={() => void install()}>
            {t('install')}
          </Button>
        ) : null}
        {state === 'installed' ? (
          <>
            <p className={classes.done} role="status">
              {t('installed')}
            </p>
            <Button component={Link} to="/index" size="lg">
              {t('open')}
            </Button>
          </>
        ) : null}
      </header>
      <div className={classes.columns}>
        <section className={classes.panel} aria-label={t('systems')}>
          {state === 'none' ? <p className={classes.hint}>{t('byHand')}</p> : null}
          <fieldset className={classes.systems}>
            <legend className={classes.legend}>{t('systems')}</legend>
            {systems.map((one) => {
              const Icon = icons[one];
              return (
                <label key={one} className={classes.system}>
                  <input
                    type="radio"
                    name="system"
                    checked={one === system}
                    onChange={() => setChosen(one)}
                  />
                  <Icon size={20} stroke={1.6} aria-hidden />
                  {t(`system.${one}`)}
                </label>
              );
            })}
          </fieldset>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`steps.${system}.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section className={classes.panel} aria-labelledby="install-code">
          <h2 id="install-code" className={classes.subtitle}>
            {t('code.title')}
          </h2>
          <PageCode text={`${location.origin}/down`} label={t('code.alt')} />
          <p className={classes.hint}>{t('code.hint')}</p>
        </section>
      </div>
      <section aria-labelledby="install-facts">
        <h2 id="install-facts" className={classes.subtitle}>
          {t('facts.title')}
        </h2>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <h3>{t(`facts.${fact}.title`)}</h3>
              <p>{t(`facts.${fact}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
