import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import classes from './Hero.module.css';

export function Hero() {
  const { t } = useTranslation('site');
  const { openRegister, openCentre } = useLayers();
  const account = useAccount();
  const deposits = account.isIn && !account.isTrial;
  return (
    <section className={classes.hero}>
      <BazaarPicture eager />
      <div className={`page ${classes.content}`}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('hero.title')}</h1>
          <p className={classes.text}>{t('hero.text')}</p>
          <div className={classes.ways}>
            {deposits ? (
              <Button size="lg" onClick={() => openCentre('depositv2')}>
                {t('hero.deposit')}
              </Button>
            ) : (
              <Button size="lg" onClick={openRegister}>
                {t('hero.register')}
              </Button>
            )}
            <Button
              size="lg"
              variant="default"
              component={Link}
              to="/fair"
              leftSection={<IconShieldCheck size={20} />}
              className={classes.second}
            >
              {t('hero.fair')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
