import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWord } from '../../parts/use-word.ts';
import { usePolling } from '../../session/use-idle.ts';
import classes from './overview.module.css';

/** The latest entries of the audit log. */
export function RecentActs() {
  const { t } = useTranslation('office');
  const word = useWord();
  const query = useRead(
    calls.office.officeAudit,
    { query: { pageNo: 1, pageSize: 8 } },
    { everyMs: usePolling(30_000) },
  );
  return (
    <Panel title={t('overview.recentActs')} aside={<Link to="/audit">{t('overview.all')}</Link>}>
      <Loaded query={query} skeleton={<ListSkeleton rows={5} height={40} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={classes.none}>{t('audit.none')}</p>
          ) : (
            list.map((entry) => (
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
            ))
          )
        }
      </Loaded>
    </Panel>
  );
}
