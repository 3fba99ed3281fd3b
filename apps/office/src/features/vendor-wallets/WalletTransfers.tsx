import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { useAct } from '../../api/use-call.ts';
import { rangeOfDays } from '../../list-search.ts';
import { vendorWalletsSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { useMay } from '../../session/use-session.ts';

type Transfer = CallValue<typeof calls.officeVendorWallets.officeWalletTransfers>['list'][number];

const over = ['done', 'returned'] as const;

/** What is on its way or in doubt, with the question that can be asked by hand; and what is over. */
export function WalletTransfers() {
  const { t } = useTranslation('officeVendorWallets');
  const ask = useAct(calls.officeVendorWallets.officeAskWalletTransfer, [
    calls.officeVendorWallets.officeWalletTransfers,
    calls.officeVendorWallets.officeVendorWallets,
  ]);
  const columns = useColumns(
    (id) => ask.mutate({ params: { id } }),
    ask.isPending ? ask.variables.params.id : null,
  );
  return (
    <List
      caption={t('tab.transfers')}
      call={calls.officeVendorWallets.officeWalletTransfers}
      place={useAddress(vendorWalletsSearch)}
      ask={({ state, account, from, to }) => ({
        state: state ?? 'open',
        account,
        ...rangeOfDays({ from, to }),
      })}
      everyMs={15_000}
      above={({ data }) => (
        <>
          <Failure failure={ask.error} mb="md" />
          {ask.isSuccess ? (
            <Alert color={ask.data.settledAt === null ? 'gold' : 'emerald'} role="status" mb="md">
              {t(`asked.${ask.data.state}`)}
            </Alert>
          ) : null}
          <SearchCut areAll={data?.areAllAlike} />
        </>
      )}
      filters={{
        account: t('account'),
        state: {
          label: t('stateLabel'),
          choices: over,
          none: t('open'),
          nameOf: (state) => t(`state.${state}`),
        },
        days: true,
      }}
      columns={columns}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
    />
  );
}

const tones = { sending: 'changed', in_doubt: 'bad', done: 'good', returned: 'trial' } as const;

function useColumns(onAsk: (id: string) => void, asking: string | null): Column<Transfer>[] {
  const { t } = useTranslation('officeVendorWallets');
  const mayAsk = useMay('adjustments.write');
  return [
    column.instant('begunAt', t('begunAt')),
    column.member(t('member')),
    column.cell('vendor', t('vendor'), (row) =>
      t(`direction.${row.direction}`, { vendor: `\u2068${row.vassalage}\u2069` }),
    ),
    column.anyMoney('amount', t('amount')),
    extra(column.cell('cause', t('causeLabel'), (row) => t(`cause.${row.cause}`))),
    extra(column.cell('asks', t('asks'), (row) => <Figure>{row.asks}</Figure>)),
    column.mark('state', t('stateLabel'), (row) => [tones[row.state], t(`state.${row.state}`)]),
    column.cell('act', t('then'), (row) =>
      row.settledAt !== null ? (
        <Instant at={row.settledAt} />
      ) : mayAsk ? (
        <Button size="xs" variant="default" loading={asking === row.id} onClick={() => onAsk(row.id)}>
          {t('ask')}
        </Button>
      ) : (
        <Instant at={row.nextAskAt ?? row.begunAt} />
      ),
    ),
  ];
}
