import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { type BonusClaim, claimTones } from './bonus-draft.ts';

const shown = 10;

/** Bonuses that were taken, newest first: of an offer with their members, of a member with their offers. */
export function BonusClaims({
  filter,
  title,
}: {
  filter: { readonly offerId: string } | { readonly memberId: string };
  title: string;
}) {
  const { t } = useTranslation('officeBonuses');
  const failureText = useFailureText();
  const [pageNo, setPageNo] = useState(1);
  const query = useRead(calls.officeBonuses.officeBonusClaims, {
    query: { ...filter, pageNo, pageSize: shown },
  });
  const columns = useColumns('memberId' in filter);
  return (
    <Panel title={title}>
      {query.isPending ? <ListSkeleton rows={2} height={40} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.total === 0 ? <Text c="dimmed">{t('noClaims')}</Text> : null}
      {query.data && query.data.total > 0 ? (
        <DataTable
          caption={title}
          columns={columns}
          rows={query.data.list}
          rowKey={({ id }) => id}
          isStale={query.isPlaceholderData}
        />
      ) : null}
      {query.data ? (
        <Pager page={query.data.pageNum} totalPages={query.data.totalPages} onPage={setPageNo} />
      ) : null}
    </Panel>
  );
}

function useColumns(isOfMember: boolean): Column<BonusClaim>[] {
  const { t } = useTranslation('officeBonuses');
  const language = wireLanguage(useLanguage());
  return [
    isOfMember
      ? {
          id: 'offer',
          title: t('offer'),
          show: (row) => (
            <Link to="/bonuses/$offerId" params={{ offerId: row.offer.offerId }} className={links.open}>
              <bdi>{row.offer.title[language]}</bdi>
            </Link>
          ),
        }
      : {
          id: 'account',
          title: t('account'),
          show: (row) => <MemberLink memberId={row.memberId} account={row.account} />,
        },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => <Mark tone={claimTones[row.state]}>{t(`claim.${row.state}`)}</Mark>,
    },
    {
      id: 'amount',
      title: t('amount'),
      isFigure: true,
      show: (row) => <Money amount={row.amount} currency={row.offer.currency} />,
    },
    {
      id: 'played',
      title: t('played'),
      isFigure: true,
      show: (row) => (
        <Figure>
          {row.played} / {row.required}
        </Figure>
      ),
    },
    {
      id: 'deposit',
      title: t('deposit'),
      isFigure: true,
      isExtra: true,
      show: (row) => <Money amount={row.deposit} currency={row.offer.currency} />,
    },
    { id: 'grantedAt', title: t('grantedAt'), isExtra: true, show: (row) => <Instant at={row.grantedAt} /> },
    {
      id: 'endsAt',
      title: t('endsAt'),
      isExtra: true,
      show: (row) => <Instant at={row.endedAt ?? row.endsAt} />,
    },
  ];
}
