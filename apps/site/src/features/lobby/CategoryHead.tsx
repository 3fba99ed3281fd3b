import { useTranslation } from '@ikka/i18n/react';
import { Jali } from '@ikka/ui';
import classes from './CategoryHead.module.css';
import type { LobbyPage } from './lobby-pages.ts';

/** The sign above a category: its picture, its name, and what is played here. */
export function CategoryHead({ page }: { page: LobbyPage }) {
  const { t } = useTranslation('lobby');
  return (
    <header className={classes.head}>
      <Jali fade="edges" />
      <div className={classes.words}>
        <h1 className={classes.title}>{t(`page.${page.key}.title`)}</h1>
        <p className={classes.about}>{t(`page.${page.key}.about`)}</p>
      </div>
      <picture className={classes.sign}>
        <source srcSet={`/art/category-${page.art}.avif`} type="image/avif" />
        <img src={`/art/category-${page.art}.webp`} alt="" width={112} height={112} />
      </picture>
    </header>
  );
}
