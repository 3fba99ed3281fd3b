import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PromotionWords } from './PromotionWords.tsx';
import classes from './promotions.module.css';

/** What a promotion said before, who published it and when. */
export function PromotionVersions({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('officeOffers');
  const query = useRead(calls.officePromotions.officePromotionVersions, { params: { id } });
  const failureText = useFailureText();
  return (
    <Panel title={t('versions')}>
      {query.isPending ? <ListSkeleton rows={version - 1} height={40} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data
        ?.filter((one) => one.version < version)
        .map((one) => (
          <details key={one.version} name="promotion-version" className={classes.version}>
            <summary>
              <span>{t('version', { version: String(one.version) })}</span>
              <Instant at={one.publishedAt} />
              <bdi>{one.publishedBy}</bdi>
            </summary>
            <PromotionWords words={one} />
          </details>
        ))}
    </Panel>
  );
}
