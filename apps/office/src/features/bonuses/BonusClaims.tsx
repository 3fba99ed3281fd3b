import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { type BonusClaim, claimTones } from './bonus-draft.ts';

/** Bonuses that were taken, newest first: of an offer with their members, of a member with their offers. */
export function BonusClaims({
  filter,
  title,
}: {
  filter: { readonly offerId: string } | { readonly memberId: string };
  title: string;
}) {
  const { t } = useTranslation('officeBonuses');
  return (
    <Panel title={title}>
      <List
        caption={title}
        call={calls.officeBonuses.officeBonusClaims}
        place={useOwnPlace({ page: 1 })}
        ask={() => filter}
        rows={10}
        columns={useColumns('memberId' in filter)}
        none={{ title: t('noClaims') }}
      />
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
