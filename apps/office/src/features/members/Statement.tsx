import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { Input, SegmentedControl, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rangeOfDays } from '../../list-search.ts';
import { memberSearch } from '../../page-search.ts';
import { OnArrow } from '../../parts/arrows.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useSideName, useWord } from '../../parts/use-word.ts';
import classes from './members.module.css';

type Line = CallValue<typeof calls.office.officeStatement>['list'][number];

/** Every movement of the member's money, as the ledger has it, newest first. */
export function Statement({
  memberId,
  wallets,
}: {
  memberId: string;
  wallets: readonly { readonly kind: string; readonly accountId: string }[];
}) {
  const { t } = useTranslation('office');
  const word = useWord();
  const place = useAddress(memberSearch, { staysInView: true });
  return (
    <section aria-label={t('statement.title')}>
      <Title order={2} mb="xs">
        {t('statement.title')}
      </Title>
      <List
        caption={t('statement.title')}
        call={calls.office.officeStatement}
        params={{ id: memberId }}
        place={place}
        ask={({ wallet, from, to }) => ({ accountId: wallet, ...rangeOfDays({ from, to }) })}
        above={
          wallets.length > 1 ? (
            <Input.Wrapper label={t('statement.wallet')} labelElement="div" mb="sm">
              <div>
                <SegmentedControl
                  value={place.search.wallet ?? wallets[0]?.accountId ?? ''}
                  onChange={(wallet) => place.go({ ...place.search, wallet, page: 1 })}
                  data={wallets.map(({ kind, accountId }) => ({
                    value: accountId,
                    label: word('account', kind),
                  }))}
                />
              </div>
            </Input.Wrapper>
          ) : null
        }
        filters={{ days: true }}
        columns={useColumns()}
        rowKey={(row) => row.transferId}
        none={{ title: t('statement.none'), hint: t('statement.noneHint') }}
        noneFound={{ title: t('statement.none'), hint: t('filter.widen') }}
      />
    </section>
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('office');
  const word = useWord();
  const sideName = useSideName();
  return [
    column.instant('at', t('statement.at')),
    column.cell('kind', t('statement.kind'), (row) => word('transfer', row.kind)),
    extra(
      column.cell('way', t('statement.way'), (row) => (
        <span className={classes.way}>
          <bdi>{sideName(row.from)}</bdi>
          <OnArrow />
          <bdi>{sideName(row.to)}</bdi>
        </span>
      )),
    ),
    column.change('change', t('statement.change')),
    column.money('balanceAfter', t('statement.balance')),
    extra(
      column.cell('reference', t('statement.reference'), (row) =>
        row.roundId === null ? (
          <Code value={row.transferId} cut />
        ) : (
          <Link to="/rounds" search={{ round: row.roundId }}>
            {t('statement.round')}
          </Link>
        ),
      ),
    ),
  ];
}
