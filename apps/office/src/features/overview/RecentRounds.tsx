import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ListSkeleton, Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { TrialBadge } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { usePolling } from '../../session/use-idle.ts';
import classes from './overview.module.css';

/** The latest rounds, as they come in. */
export function RecentRounds() {
  const { t } = useTranslation('office');
  const language = useLanguage();
  const query = useRead(
    calls.office.officeRounds,
    { query: { pageNo: 1, pageSize: 8 } },
    { everyMs: usePolling(10_000) },
  );
  return (
    <Panel title={t('overview.recentRounds')} aside={<Link to="/rounds">{t('overview.all')}</Link>}>
      <Loaded query={query} skeleton={<ListSkeleton rows={5} height={40} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={classes.none}>{t('rounds.none')}</p>
          ) : (
            list.map((round) => (
              <Link
                key={round.roundId}
                to="/rounds"
                search={{ round: round.roundId }}
                className={classes.row}
              >
                <strong>
                  <bdi>{round.account}</bdi> <TrialBadge isTrial={round.isTrial} />
                </strong>
                <span className={classes.end}>
                  <Money amount={round.profit} currency={round.currency} signed tone="direction" />
                </span>
                <small>
                  <bdi>{textIn(round.gameName, language)}</bdi>
                </small>
                <small className={classes.end}>
                  <Instant at={round.playedAt} />
                </small>
              </Link>
            ))
          )
        }
      </Loaded>
    </Panel>
  );
}
