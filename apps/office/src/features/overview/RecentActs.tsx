import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import { usePolling } from '../../session/use-idle.ts';
import classes from './overview.module.css';

/** The latest entries of the audit log. */
export function RecentActs() {
  const { t } = useTranslation('office');
  const word = useWord();
  const failureText = useFailureText();
  const query = useRead(
    calls.office.officeAudit,
    { query: { pageNo: 1, pageSize: 8 } },
    { everyMs: usePolling(30_000) },
  );
  return (
    <Panel title={t('overview.recentActs')} aside={<Link to="/audit">{t('overview.all')}</Link>}>
      {query.isPending ? <ListSkeleton rows={5} height={40} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.list.map((entry) => (
        <div key={entry.id} className={classes.row}>
          <strong>{word('act', entry.action)}</strong>
          <span className={classes.end}>
            <bdi>{entry.actor}</bdi>
          </span>
          <small>
            <bdi dir="ltr">{entry.subject}</bdi>
          </small>
          <small className={classes.end}>
            <Instant at={entry.at} />
          </small>
        </div>
      ))}
      {query.data?.total === 0 ? <p className={classes.none}>{t('audit.none')}</p> : null}
    </Panel>
  );
}
