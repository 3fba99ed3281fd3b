import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, PageHero } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { LevelList } from './LevelList.tsx';
import { LevelProgress } from './LevelProgress.tsx';
import { rankProgressQuery, vipLevelsQuery } from './use-vip.ts';
import classes from './VipPage.module.css';

/** The levels, what each is from and brings, the rule in plain words, and how far the member has come. */
export function VipPage() {
  const { t } = useTranslation('vip');
  const language = wireLanguage(useLanguage());
  const { isIn, isTrial } = useAccount();
  const { openLogin } = useLayers();
  const levels = useQuery(vipLevelsQuery(language));
  const progress = useQuery({ ...rankProgressQuery(language), enabled: isIn && !isTrial });
  const failureText = useFailureText();
  return (
    <div className={`page ${classes.vip}`}>
      <PageHero title={t('title')} lead={t('lead')} art="/art/hero-vip">
        {isIn ? null : (
          <Button mt="xs" onClick={openLogin}>
            {t('login')}
          </Button>
        )}
      </PageHero>
      {isIn && isTrial ? <p className={classes.note}>{t('trial')}</p> : null}
      {isIn && !isTrial ? (
        progress.data ? (
          <LevelProgress progress={progress.data} />
        ) : progress.isError ? (
          <ErrorState message={failureText(progress.error)} onRetry={() => void progress.refetch()} />
        ) : (
          <ListSkeleton rows={1} height={168} />
        )
      ) : null}
      <section aria-labelledby="vip-levels" className={classes.section}>
        <h2 id="vip-levels" className={classes.heading}>
          {t('levels')}
        </h2>
        {levels.isPending ? <ListSkeleton rows={7} height={92} /> : null}
        {levels.isError && !levels.data ? (
          <ErrorState message={failureText(levels.error)} onRetry={() => void levels.refetch()} />
        ) : null}
        {levels.data ? <LevelList ladder={levels.data} own={progress.data?.rankLevel} /> : null}
      </section>
      <section aria-labelledby="vip-rule" className={classes.rule}>
        <h2 id="vip-rule" className={classes.heading}>
          {t('ruleTitle')}
        </h2>
        <ul>
          {(['figure', 'same', 'job', 'never', 'versions', 'pleasure'] as const).map((line) => (
            <li key={line}>{t(`rule.${line}`)}</li>
          ))}
        </ul>
        <Link to="/help" hash="responsible-gaming" className={classes.link}>
          {t('responsible')}
        </Link>
      </section>
    </div>
  );
}
