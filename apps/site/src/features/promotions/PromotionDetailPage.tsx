import type { PromotionDetail } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { Trans, useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Jali, PageSkeleton, Prose } from '@ikka/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconPrinter, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { EarlierPromotions } from './EarlierPromotions.tsx';
import classes from './PromotionDetailPage.module.css';
import { PromotionTags } from './PromotionTags.tsx';
import { PromotionTime } from './PromotionTime.tsx';
import { promotionQuery } from './use-promotions.ts';

/** One promotion with all of its terms, open from the beginning. */
export function PromotionDetailPage() {
  const { t } = useTranslation('promotions');
  const language = wireLanguage(useLanguage());
  const { id = '' } = useSearch({ from: '/promoDetail' });
  const promotion = useQuery({ ...promotionQuery(language, id), enabled: id !== '' });
  const failureText = useFailureText();
  const isUnknown =
    id === '' ||
    (promotion.error instanceof CallFailure &&
      ['promotion.unknown', 'request.malformed'].includes(promotion.error.failed.code));
  return (
    <div className={`page ${classes.detail}`}>
      <Link to="/promotions" className={classes.back}>
        <IconArrowLeft size={18} className={classes.arrow} aria-hidden />
        {t('toList')}
      </Link>
      {isUnknown ? (
        <Unknown />
      ) : promotion.isError && !promotion.data ? (
        <ErrorState message={failureText(promotion.error)} onRetry={() => void promotion.refetch()} />
      ) : promotion.data ? (
        <Promotion promotion={promotion.data} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation('promotions');
  const { openLogin } = useLayers();
  const { isIn } = useAccount();
  return (
    <>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <EmptyState
        title={t('unknown')}
        hint={t(isIn ? 'unknownHint' : 'unknownGuestHint')}
        action={isIn ? null : <Button onClick={openLogin}>{t('login')}</Button>}
      />
    </>
  );
}

function Promotion({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const { title, summary, picture, content, terms, joining, from, until, state, version, since } = promotion;
  const onLink = (href: string) => {
    void navigate({ href });
    return true;
  };
  return (
    <article className={classes.promotion}>
      <header className={classes.head}>
        <Jali fade="edges" />
        <div className={classes.words}>
          <PromotionTags {...promotion} />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.summary}>{summary}</p>
        </div>
        {picture ? <img src={picture.image} alt="" className={classes.picture} decoding="async" /> : null}
      </header>
      <div className={classes.columns}>
        <div className={classes.texts}>
          <section className={classes.sheet}>
            <Prose html={content} onLink={onLink} />
          </section>
          <section className={classes.sheet} aria-labelledby="promotion-terms">
            <div className={classes.termsHead}>
              <h2 id="promotion-terms" className={classes.heading}>
                {t('terms')}
              </h2>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPrinter size={16} />}
                onClick={() => window.print()}
              >
                {t('print')}
              </Button>
            </div>
            <Prose html={terms} onLink={onLink} />
            <p className={classes.since}>
              <Trans
                t={t}
                i18nKey="since"
                values={{ version, at: formatInstant(since) }}
                components={{ at: <Figure>{null}</Figure> }}
              />
            </p>
            {version > 1 ? <EarlierPromotions id={promotion.id} onLink={onLink} /> : null}
          </section>
        </div>
        <aside className={classes.aside}>
          <section className={classes.sheet} aria-labelledby="promotion-joining">
            <h2 id="promotion-joining" className={classes.heading}>
              {t('joining')}
            </h2>
            <p className={classes.joining}>
              <IconUserCheck size={22} stroke={1.6} aria-hidden className={classes.icon} />
              <span>{joining}</span>
            </p>
          </section>
          <dl className={classes.facts}>
            <div>
              <dt>{t('begins')}</dt>
              <dd>
                <Figure>{formatInstant(from)}</Figure>
              </dd>
            </div>
            <div>
              <dt>{t('ends')}</dt>
              <dd>
                <PromotionTime state={state} until={until} />
              </dd>
            </div>
          </dl>
        </aside>
      </div>
    </article>
  );
}
