import { calls } from '@ikka/contract';
import { formatDay, formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { rangeOfDays } from '../../list-search.ts';
import { usePolling } from '../../session/use-idle.ts';
import classes from './overview.module.css';

const everyMs = 30_000;

/** How many members there are and how busy the day is; each figure leads to its list. */
export function MemberTiles({ withRounds }: { withRounds: boolean }) {
  const { t } = useTranslation('office');
  const polling = { everyMs: usePolling(everyMs) };
  const one = { pageSize: 1, pageNo: 1 };
  const today = formatDay(new Date());
  const real = useRead(calls.office.officeMembers, { query: { ...one, trial: 'no' } }, polling);
  const trial = useRead(calls.office.officeMembers, { query: { ...one, trial: 'yes' } }, polling);
  const suspended = useRead(calls.office.officeMembers, { query: { ...one, state: 'suspended' } }, polling);
  const rounds = useRead(
    calls.office.officeRounds,
    { query: { ...one, ...rangeOfDays({ from: today, to: today }) } },
    { ...polling, enabled: withRounds },
  );
  return (
    <div className={classes.tiles}>
      <Link to="/members" search={{ trial: 'no' }} className={classes.tile}>
        <Count name={t('overview.members')} query={real} />
      </Link>
      <Link to="/members" search={{ trial: 'yes' }} className={classes.tile}>
        <Count name={t('overview.trial')} query={trial} />
      </Link>
      <Link to="/members" search={{ state: 'suspended' }} className={classes.tile}>
        <Count name={t('overview.suspended')} query={suspended} />
      </Link>
      {withRounds ? (
        <Link to="/rounds" search={{ from: today, to: today }} className={classes.tile}>
          <Count name={t('overview.roundsToday')} query={rounds} />
        </Link>
      ) : null}
    </div>
  );
}

function Count({
  name,
  query,
}: {
  name: string;
  query: { data: { total: number } | undefined; isPending: boolean };
}) {
  return (
    <>
      <small>{name}</small>
      {query.isPending ? (
        <Skeleton height={24} width="50%" />
      ) : (
        <strong>
          <Figure>{query.data ? formatNumber(query.data.total) : '—'}</Figure>
        </strong>
      )}
    </>
  );
}
