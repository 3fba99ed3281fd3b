import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconAlertOctagon } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { vendorWalletsSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useMe } from '../../session/use-session.ts';

type Transfer = CallValue<typeof calls.officeVendorWallets.officeWalletTransfers>['list'][number];

const over = ['done', 'returned'] as const;

/** What is on its way or in doubt, with the question that can be asked by hand; and what is over. */
export function WalletTransfers() {
  const { t } = useTranslation('officeVendorWallets');
  const failureText = useFailureText();
  const { tab: _tab, ...search } = knownOf(vendorWalletsSearch, useSearch({ from: '/shell/vendor-wallets' }));
  const navigate = useNavigate({ from: '/vendor-wallets' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, from, to, account, state } = search;
  const query = usePages(
    calls.officeVendorWallets.officeWalletTransfers,
    {
      query: {
        pageNo: page,
        pageSize,
        state: state ?? 'open',
        ...filled({ account }),
        ...rangeOfDays({ from, to }),
      },
    },
    { everyMs: 15_000 },
  );
  const ask = useAct(calls.officeVendorWallets.officeAskWalletTransfer, [
    calls.officeVendorWallets.officeWalletTransfers,
    calls.officeVendorWallets.officeVendorWallets,
  ]);
  const columns = useColumns(
    (id) => ask.mutate({ params: { id } }),
    ask.isPending ? ask.variables.params.id : null,
  );
  return (
    <>
      {ask.isError ? (
        <Alert color="coral" icon={<IconAlertOctagon size={18} />} role="alert" mb="md">
          {failureText(ask.error)}
        </Alert>
      ) : ask.isSuccess ? (
        <Alert color={ask.data.settledAt === null ? 'gold' : 'emerald'} role="status" mb="md">
          {t(`asked.${ask.data.state}`)}
        </Alert>
      ) : null}
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('tab.transfers')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <SearchField
              label={t('account')}
              value={account}
              onSearch={(name) => list.change({ account: name })}
            />
            <ChoiceFilter
              label={t('stateLabel')}
              value={state}
              choices={over}
              none={t('open')}
              nameOf={(one) => t(`state.${one}`)}
              onChange={(next) => list.change({ state: next })}
            />
            <DaysFilter from={from} to={to} onChange={list.change} />
          </>
        }
      />
    </>
  );
}

const tones = { sending: 'changed', in_doubt: 'bad', done: 'good', returned: 'trial' } as const;

function useColumns(onAsk: (id: string) => void, asking: string | null): Column<Transfer>[] {
  const { t } = useTranslation('officeVendorWallets');
  const { data: me } = useMe();
  const mayAsk = me?.permissions.some((one) => one === 'adjustments.write') ?? false;
  return [
    { id: 'at', title: t('begunAt'), show: (row) => <Instant at={row.begunAt} /> },
    { id: 'member', title: t('member'), show: (row) => <MemberLink {...row} /> },
    {
      id: 'vendor',
      title: t('vendor'),
      show: (row) => t(`direction.${row.direction}`, { vendor: `\u2068${row.vassalage}\u2069` }),
    },
    {
      id: 'amount',
      title: t('amount'),
      isFigure: true,
      show: (row) => (
        <>
          <Money amount={row.amount} currency={row.currency} /> <TrialBadge isTrial={row.isTrial} />
        </>
      ),
    },
    { id: 'cause', title: t('causeLabel'), isExtra: true, show: (row) => t(`cause.${row.cause}`) },
    { id: 'asks', title: t('asks'), isExtra: true, show: (row) => <Figure>{row.asks}</Figure> },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => <Mark tone={tones[row.state]}>{t(`state.${row.state}`)}</Mark>,
    },
    {
      id: 'act',
      title: t('then'),
      show: (row) =>
        row.settledAt !== null ? (
          <Instant at={row.settledAt} />
        ) : mayAsk ? (
          <Button size="xs" variant="default" loading={asking === row.id} onClick={() => onAsk(row.id)}>
            {t('ask')}
          </Button>
        ) : (
          <Instant at={row.nextAskAt ?? row.begunAt} />
        ),
    },
  ];
}
