import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, Prose } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './HelpEntry.module.css';
import { helpVersionsQuery } from './use-help.ts';

/** What a text said before, with the days in which it counted: fetched when somebody asks. */
export function EarlierVersions({ itemKey, onLink }: { itemKey: string; onLink: (href: string) => boolean }) {
  const { t } = useTranslation('help');
  const language = wireLanguage(useLanguage());
  const [isAsked, setAsked] = useState(false);
  const versions = useQuery({ ...helpVersionsQuery(itemKey, language), enabled: isAsked });
  const failureText = useFailureText();
  return (
    <details className={classes.earlier} onToggle={(event) => setAsked(event.currentTarget.open)}>
      <summary>{t('earlier')}</summary>
      {versions.isPending ? <ListSkeleton rows={2} height={44} /> : null}
      {versions.isError ? (
        <ErrorState message={failureText(versions.error)} onRetry={() => void versions.refetch()} />
      ) : null}
      {versions.data
        ?.filter(({ until }) => until !== null)
        .map(({ version, title, content, since, until }) => (
          <details key={version} name={`earlier-${itemKey}`} className={classes.version}>
            <summary>
              <span>{t('version', { version })}</span>
              <Figure>
                {t('counted', { from: formatInstant(since), until: until ? formatInstant(until) : '' })}
              </Figure>
            </summary>
            <p className={classes.versionTitle}>{title}</p>
            <Prose html={content} onLink={onLink} />
          </details>
        ))}
    </details>
  );
}
