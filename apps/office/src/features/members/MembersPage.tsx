import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { membersSearch } from '../../page-search.ts';
import { Badges, StateBadge, TrialBadge } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { TrialFilter } from '../../parts/TrialFilter.tsx';
import classes from './members.module.css';

type Member = CallValue<typeof calls.office.officeMembers>['list'][number];

/** Members by name, state and kind; the address carries the filters. */
export function MembersPage() {
  const { t } = useTranslation('office');
  return (
    <ListPage
      title={t('members.title')}
      hint={t('members.hint')}
      call={calls.office.officeMembers}
      place={useAddress(membersSearch)}
      filters={{
        search: t('members.search'),
        state: {
          label: t('members.stateLabel'),
          choices: ['active', 'suspended'],
          none: t('filter.any'),
          nameOf: (state) => t(`members.state.${state}`),
        },
        trial: TrialFilter,
      }}
      columns={useColumns()}
      none={{ title: t('members.none'), hint: t('members.noneHint') }}
      noneFound={{ title: t('members.noneFound'), hint: t('filter.widen') }}
    />
  );
}

function useColumns(): Column<Member>[] {
  const { t } = useTranslation('office');
  return [
    column.cell('account', t('members.account'), (row) => (
      <Link to="/members/$memberId" params={{ memberId: row.id }} className={classes.account}>
        <bdi>{row.account}</bdi>
        {row.nickname === row.account ? null : (
          <small>
            <bdi>{row.nickname}</bdi>
          </small>
        )}
      </Link>
    )),
    column.cell('state', t('members.stateLabel'), (row) => (
      <Badges>
        <StateBadge state={row.state} />
        <TrialBadge isTrial={row.isTrial} />
      </Badges>
    )),
    column.money('balance', t('members.balance')),
    extra(column.instant('registeredAt', t('members.registered'))),
    extra(column.instant('lastLoginAt', t('members.lastLogin'))),
  ];
}
