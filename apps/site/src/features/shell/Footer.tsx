import { useTranslation } from '@ikka/i18n/react';
import { Figure, Jali, LogoMark } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import classes from './Footer.module.css';

export function Footer({ age }: { age: number }) {
  const { t } = useTranslation(['site', 'common']);
  return (
    <footer className={classes.footer}>
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
      <p className={`page ${classes.rights}`}>{t('footer.rights', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
