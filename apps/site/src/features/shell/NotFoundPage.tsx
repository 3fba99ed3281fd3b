import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BazaarPicture } from '../lobby/BazaarPicture.tsx';
import classes from './FullPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <section className={classes.full}>
      <BazaarPicture />
      <div className={classes.card}>
        <p className={classes.number}>
          <Figure>404</Figure>
        </p>
        <h1 className={classes.title}>{t('notFound.title')}</h1>
        <p className={classes.text}>{t('notFound.text')}</p>
        <Button component={Link} to="/index" size="md">
          {t('notFound.action')}
        </Button>
      </div>
    </section>
  );
}
