import { helpPages, type SiteResource } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Jali, LogoMark } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { useReached } from '../use-reached.ts';
import classes from './Footer.module.css';
import { FooterHelp } from './FooterHelp.tsx';
import { OutLink } from './OutLink.tsx';
import { referencesOf } from './resource-view.ts';

/** Nothing stands below it that it could push away when it comes. */
const FooterEnd = lazyPart(async () => (await import('./FooterEnd.tsx')).FooterEnd);

interface FooterProps {
  readonly age: number;
  readonly resources: readonly SiteResource[];
}

/** What every page ends with: who may play, what the house promises, its rules, and the questions asked most. */
export const Footer = memo(function Footer({ age, resources }: FooterProps) {
  const { t } = useTranslation(['site', 'common']);
  const language = useLanguage();
  const { ref, isReached } = useReached<HTMLElement>();
  return (
    <footer ref={ref} className={classes.footer}>
      <Jali fade="up" />
      <div className={`page ${classes.columns}`}>
        <div className={classes.brand}>
          <span className={classes.mark}>
            <LogoMark size={40} />
          </span>
          <p className={classes.age}>
            <span className={classes.badge}>
              <Figure>{age}+</Figure>
            </span>
            {t('footer.age', { age })}
          </p>
          <p className={classes.text}>{t('footer.responsible')}</p>
        </div>
        <div>
          <h2 className={classes.title}>{t('footer.fairTitle')}</h2>
          <p className={classes.text}>{t('footer.fairText')}</p>
          <Link to="/fair" className={classes.link}>
            {t('trust.link')}
          </Link>
        </div>
        <div>
          <h2 className={classes.title}>{t('footer.moneyTitle')}</h2>
          <p className={classes.text}>{t('footer.moneyText')}</p>
        </div>
      </div>
      <div className={`page ${classes.house}`}>
        <FooterHelp />
        <nav aria-label={t('footer.links')}>
          <h2 className={classes.title}>{t('footer.links')}</h2>
          <ul className={classes.links}>
            {helpPages.map((page) => (
              <li key={page}>
                <Link to="/help" hash={page} activeOptions={{ includeHash: true }}>
                  {t(`footer.page.${page}`)}
                </Link>
              </li>
            ))}
            {referencesOf(resources, ['FOOTER_LINK'], language, location.origin).map(
              ({ key, url, label }) => (
                <li key={key}>
                  <OutLink url={url}>{label}</OutLink>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
      <Suspense fallback={null}>{isReached ? <FooterEnd resources={resources} /> : null}</Suspense>
    </footer>
  );
});
