import { adjustmentDirections, adjustmentReasons, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { rangeOfDays } from '../../list-search.ts';
import { adjustmentChoices, adjustmentsSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { type Adjustment, adjustmentTones } from './adjustment-words.ts';
import classes from './treasury.module.css';

/** What operators credit and debit by hand: what waits for a second one, or any that suit, with what they make. */
export function AdjustmentsPage() {
  const { t } = useTranslation('officeTreasury');
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeTreasury.officeAdjustments}
      place={useAddress(adjustmentsSearch)}
      ask={({ state, direction, reason, memberId, from, to }) => ({
        state,
        direction,
        reason,
        // Half a number finds nobody, and what is no number is not asked for.
        memberId: memberId && /^[1-9]\d{0,18}$/.test(memberId) ? memberId : undefined,
        ...rangeOfDays({ from, to }),
      })}
      everyMs={15_000}
      filters={{
        state: {
          label: t('stateLabel'),
          choices: adjustmentChoices,
          none: t('waiting'),
          nameOf: (state) => (state === 'all' ? t('stateAll') : t(`state.${state}`)),
        },
        direction: {
          label: t('directionLabel'),
          choices: adjustmentDirections,
          none: t('anyDirection'),
          nameOf: (direction) => t(`direction.${direction}`),
        },
        reason: {
          label: t('reasonLabel'),
          choices: adjustmentReasons,
          none: t('anyReason'),
          nameOf: (reason) => t(`reason.${reason}`),
        },
        memberId: t('memberNumber'),
        days: true,
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
      below={({ data }) => (data && data.total > 0 ? <Totals totals={data.totals} /> : null)}
    />
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
    column.cell('amount', t('amount'), (row) => (
      <Link to="/adjustments/$adjustmentId" params={{ adjustmentId: row.id }} className={links.openWhole}>
        <SignedMoney adjustment={row} />
      </Link>
    )),
    column.name('account', t('account')),
    column.marks('state', t('stateLabel'), ({ state, needsSecond }) => [
      [adjustmentTones[state], t(`state.${state}`)],
      needsSecond && ['trial', t('fourEyes')],
    ]),
    extra(column.cell('reason', t('reasonLabel'), (row) => t(`reason.${row.reason}`))),
    extra(column.name('proposedBy', t('proposedBy'))),
    column.instant('proposedAt', t('proposedAt')),
    extra(column.name('decidedBy', t('decidedBy'))),
  ];
}

/** The amount with the sign that it has for the member. */
export function SignedMoney({ adjustment }: { adjustment: Adjustment }) {
  const { direction, amount, currency } = adjustment;
  const signed = direction === 'debit' ? `-${amount}` : amount;
  return <Money amount={signed} currency={currency} tone="direction" signed />;
}
