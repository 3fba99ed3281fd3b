import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { HelpWords } from './HelpWords.tsx';
import classes from './help.module.css';

/** What a text said before, who published it and when. */
export function HelpVersions({ itemKey, version }: { itemKey: string; version: number }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeHelpVersions, { params: { key: itemKey } });
  const failureText = useFailureText();
  return (
    <Panel title={t('help.versions')}>
      {query.isPending ? <ListSkeleton rows={version - 1} height={40} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data
        ?.filter((one) => one.version < version)
        .map((one) => (
          <details key={one.version} name="help-version" className={classes.version}>
            <summary>
              <span>{t('help.version', { version: String(one.version) })}</span>
              <Instant at={one.publishedAt} />
              <bdi>{one.publishedBy}</bdi>
            </summary>
            <HelpWords title={one.title} html={one.html} />
          </details>
        ))}
    </Panel>
  );
}
