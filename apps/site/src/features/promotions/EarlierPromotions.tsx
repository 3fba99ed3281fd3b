import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, Prose } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './PromotionDetailPage.module.css';
import { promotionVersionsQuery } from './use-promotions.ts';

/** What a promotion said before, with the days in which it counted: fetched when somebody asks. */
export function EarlierPromotions({ id, onLink }: { id: string; onLink: (href: string) => boolean }) {
  const { t } = useTranslation('promotions');
  const language = wireLanguage(useLanguage());
  const [isAsked, setAsked] = useState(false);
  const versions = useQuery({ ...promotionVersionsQuery(language, id), enabled: isAsked });
  const failureText = useFailureText();
  return (
    <details className={classes.earlier} onToggle={(event) => setAsked(event.currentTarget.open)}>
      <summary>{t('earlier')}</summary>
      {versions.isPending && isAsked ? <ListSkeleton rows={2} height={44} /> : null}
      {versions.isError && !versions.data ? (
        <ErrorState message={failureText(versions.error)} onRetry={() => void versions.refetch()} />
      ) : null}
      {versions.data
        ?.filter(({ until }) => until !== null)
        .map(({ version, title, content, terms, since, until }) => (
          <details key={version} name="earlier-promotion" className={classes.version}>
            <summary>
              <span>{t('version', { version })}</span>
              <Figure>
                {formatInstant(since)} – {until ? formatInstant(until) : ''}
              </Figure>
            </summary>
            <h3>{title}</h3>
            <Prose html={content} onLink={onLink} />
            <h4>{t('terms')}</h4>
            <Prose html={terms} onLink={onLink} />
          </details>
        ))}
    </details>
  );
}
