import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { withdrawalsSearch } from '../../money-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { type QueueRow, statesOfQueue, withdrawalTones } from './withdrawal-words.ts';

/** The queue of withdrawals: what is beyond its time stands first, then what is nearest to it. */
export function WithdrawalsPage() {
  const { t } = useTranslation('officeWithdrawals');
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeWithdrawals.officeWithdrawals}
      place={useAddress(withdrawalsSearch)}
      everyMs={15_000}
      filters={{
        state: {
          label: t('stateLabel'),
          choices: statesOfQueue,
          none: t('waiting'),
          nameOf: (state) => t(`state.${state}`),
        },
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
    />
  );
}

function useColumns(): Column<QueueRow>[] {
  const { t } = useTranslation('officeWithdrawals');
  return [
    column.cell('amount', t('amount'), (row) => (
      <Link to="/withdrawals/$withdrawalId" params={{ withdrawalId: row.id }} className={links.openWhole}>
        <Money amount={row.amount} currency={row.currency} />
      </Link>
    )),
    column.name('account', t('account')),
    column.marks('state', t('stateLabel'), ({ state, escalatedAt }) => [
      [withdrawalTones[state], t(`state.${state}`)],
      escalatedAt !== null && ['bad', t('escalated')],
    ]),
    extra(
      column.cell('risks', t('risks'), (row) =>
        row.risks.length === 0 && !row.needsSecond ? (
          '—'
        ) : (
          <Marks>
            {row.needsSecond ? <Mark tone="changed">{t('fourEyes')}</Mark> : null}
            {row.risks.map((risk) => (
              <Mark key={risk} tone="trial">
                {t(`risk.${risk}`)}
              </Mark>
            ))}
          </Marks>
        ),
      ),
    ),
    extra(column.name('holder', t('holder'))),
    column.instant('dueAt', t('dueAt')),
    extra(column.instant('submittedAt', t('submittedAt'))),
  ];
}
