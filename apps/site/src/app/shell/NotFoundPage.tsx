import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import classes from '../../parts/scene/FullPage.module.css';

/** An address without a page helps on: a search for games, the way home, and where most go. */
export function NotFoundPage() {
  const { t } = useTranslation(['doors', 'site']);
  const navigate = useNavigate();
  const [name, setName] = useState('');

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    void navigate({ to: '/rng', search: wanted ? { name: wanted } : {} });
  }

  return (
    <section className={classes.full}>
      <BazaarPicture />
      <div className={classes.card}>
        <p className={classes.number}>
          <Figure>404</Figure>
        </p>
        <h1 className={classes.title}>{t('notFound.title')}</h1>
        <p className={classes.text}>{t('notFound.text')}</p>
        <search className={classes.search}>
          <form className={classes.find} onSubmit={search}>
            <TextInput
              type="search"
              size="md"
              aria-label={t('notFound.search')}
              placeholder={t('notFound.search')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              leftSection={<IconSearch size={18} aria-hidden />}
            />
            <Button type="submit" size="md" variant="default">
              {t('notFound.find')}
            </Button>
          </form>
        </search>
        <Button component={Link} to="/index" size="md">
          {t('notFound.action')}
        </Button>
        <nav className={classes.ways} aria-label={t('notFound.also')}>
          <Link to="/rng">{t('site:category.RNG')}</Link>
          <Link to="/fair">{t('site:nav.fair')}</Link>
          <Link to="/help">{t('site:nav.help')}</Link>
          <Link to="/help" hash="contact">
            {t('site:footer.page.contact')}
          </Link>
        </nav>
      </div>
    </section>
  );
}
