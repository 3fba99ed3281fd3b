import { adjustmentDirections, adjustmentReasons, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { adjustmentChoices, adjustmentsSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { type Adjustment, adjustmentTones } from './adjustment-words.ts';
import classes from './treasury.module.css';

/** What operators credit and debit by hand: what waits for a second one, or any that suit, with what they make. */
export function AdjustmentsPage() {
  return (
    <Allowed needs="adjustments.read">
      <Adjustments />
    </Allowed>
  );
}

function Adjustments() {
  const { t } = useTranslation('officeTreasury');
  const search = knownOf(adjustmentsSearch, useSearch({ from: '/shell/adjustments' }));
  const navigate = useNavigate({ from: '/adjustments' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, from, to, memberId, ...choices } = search;
  // Half a number finds nobody, and what is no number is not asked for.
  const member = memberId && /^[1-9]\d{0,18}$/.test(memberId) ? memberId : undefined;
  const query = usePages(
    calls.officeTreasury.officeAdjustments,
    {
      query: {
        pageNo: page,
        pageSize,
        ...filled({ ...choices, memberId: member }),
        ...rangeOfDays({ from, to }),
      },
    },
    { everyMs: 15_000 },
  );
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Queue
        caption={t('title')}
        query={query}
        columns={useColumns()}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <ChoiceFilter
              label={t('stateLabel')}
              value={choices.state}
              choices={adjustmentChoices}
              none={t('waiting')}
              nameOf={(state) => (state === 'all' ? t('stateAll') : t(`state.${state}`))}
              onChange={(state) => list.change({ state })}
            />
            <ChoiceFilter
              label={t('directionLabel')}
              value={choices.direction}
              choices={adjustmentDirections}
              none={t('anyDirection')}
              nameOf={(direction) => t(`direction.${direction}`)}
              onChange={(direction) => list.change({ direction })}
            />
            <ChoiceFilter
              label={t('reasonLabel')}
              value={choices.reason}
              choices={adjustmentReasons}
              none={t('anyReason')}
              nameOf={(reason) => t(`reason.${reason}`)}
              onChange={(reason) => list.change({ reason })}
            />
            <SearchField
              label={t('memberNumber')}
              value={memberId}
              onSearch={(text) => list.change({ memberId: text })}
            />
            <DaysFilter from={from} to={to} onChange={list.change} />
          </>
        }
      />
      {query.data && query.data.total > 0 ? <Totals totals={query.data.totals} /> : null}
    </>
  );
}

type Total = { readonly count: number; readonly sum: string };

/** What all that suits makes, whatever the page. */
function Totals({
  totals,
}: {
  totals: readonly { readonly currency: string; readonly credits: Total; readonly debits: Total }[];
}) {
  const { t } = useTranslation('officeTreasury');
  return (
    <dl className={classes.totals} aria-label={t('totals')}>
      {totals.flatMap(({ currency, ...sides }) =>
        (['credits', 'debits'] as const).map((side) => (
          <div key={`${currency} ${side}`}>
            <dt>
              {t(side)} · <Figure>{formatNumber(sides[side].count)}</Figure>
            </dt>
            <dd>
              <Money amount={sides[side].sum} currency={currency} />
            </dd>
          </div>
        )),
      )}
    </dl>
  );
}

function useColumns(): Column<Adjustment>[] {
  const { t } = useTranslation('officeTreasury');
  return [
    {
      id: 'amount',
      title: t('amount'),
      show: (row) => (
        <Link to="/adjustments/$adjustmentId" params={{ adjustmentId: row.id }} className={links.openWhole}>
          <SignedMoney adjustment={row} />
        </Link>
      ),
    },
    { id: 'account', title: t('account'), show: (row) => <bdi>{row.account}</bdi> },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => (
        <Marks>
          <Mark tone={adjustmentTones[row.state]}>{t(`state.${row.state}`)}</Mark>
          {row.needsSecond ? <Mark tone="trial">{t('fourEyes')}</Mark> : null}
        </Marks>
      ),
    },
    { id: 'reason', title: t('reasonLabel'), isExtra: true, show: (row) => t(`reason.${row.reason}`) },
    { id: 'by', title: t('proposedBy'), isExtra: true, show: (row) => <bdi>{row.proposedBy}</bdi> },
    { id: 'at', title: t('proposedAt'), show: (row) => <Instant at={row.proposedAt} /> },
    {
      id: 'decided',
      title: t('decidedBy'),
      isExtra: true,
      show: (row) => (row.decidedBy === null ? '—' : <bdi>{row.decidedBy}</bdi>),
    },
  ];
}

/** The amount with the sign that it has for the member. */
export function SignedMoney({ adjustment }: { adjustment: Adjustment }) {
  const { direction, amount, currency } = adjustment;
  const signed = direction === 'debit' ? `-${amount}` : amount;
  return <Money amount={signed} currency={currency} tone="direction" signed />;
}
