import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { depositsSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { ageOf, depositTones, type QueueRow, statesOfQueue } from './deposit-words.ts';

const isReference = (text: string): boolean => /^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/.test(text);

/** The queue of bank transfers: whoever waits the longest stands first. */
export function DepositsPage() {
  const { t } = useTranslation('officeDeposits');
  const place = useAddress(depositsSearch);
  // Half a reference finds nothing: it is asked for once it is whole.
  const reference =
    place.search.reference && isReference(place.search.reference) ? place.search.reference : undefined;
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeDeposits.officeDeposits}
      place={place}
      ask={({ state }) => ({ state, reference })}
      everyMs={15_000}
      filters={{
        reference: t('reference'),
        state: {
          label: t('stateLabel'),
          choices: statesOfQueue,
          none: t(reference ? 'anyState' : 'waiting'),
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
  const { t } = useTranslation('officeDeposits');
  return [
    column.cell('amount', t('amount'), (row) => (
      <Link to="/deposits/$depositId" params={{ depositId: row.id }} className={links.openWhole}>
        <Money amount={row.amount} currency={row.currency} />
      </Link>
    )),
    column.cell('reference', t('reference'), (row) => <Code value={row.reference} copy={false} />),
    column.name('account', t('account')),
    column.marks('state', t('stateLabel'), ({ state, isSecond }) => [
      [depositTones[state], t(`state.${state}`)],
      isSecond && ['changed', t('second')],
    ]),
    extra(
      column.cell('bonus', t('bonus.title'), ({ bonus, currency }) =>
        bonus === null ? '—' : <QueuedBonus bonus={bonus} currency={currency} />,
      ),
    ),
    extra(column.name('bank', t('bank'))),
    extra(column.name('holder', t('holder'))),
    column.cell('age', t('waits'), (row) =>
      (row.state === 'review' || row.state === 'held') && row.reviewSince ? (
        <Age since={row.reviewSince} />
      ) : (
        '—'
      ),
    ),
    extra(column.instant('createdAt', t('createdAt'))),
  ];
}

/** What was chosen with it, and what that gave; a click leads to the transfer, as everywhere in the row. */
function QueuedBonus({ bonus, currency }: { bonus: NonNullable<QueueRow['bonus']>; currency: string }) {
  const { t } = useTranslation('officeDeposits');
  const language = useLanguage();
  return (
    <>
      <bdi>{textIn(bonus.title, language)}</bdi>
      {bonus.amount === null ? null : (
        <>
          {' '}
          <Money amount={bonus.amount} currency={currency} />
        </>
      )}
      {bonus.denied === null ? null : ` (${t('bonus.none')})`}
    </>
  );
}

/** How long it waits. The list is read anew every few seconds, and the age with it. */
function Age({ since }: { since: string }) {
  const { t } = useTranslation('officeDeposits');
  const { unit, count } = ageOf(since, Date.now());
  return <span title={since}>{t(`age.${unit}`, { count })}</span>;
}
