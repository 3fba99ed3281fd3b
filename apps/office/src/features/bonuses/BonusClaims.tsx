import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
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
      ? column.cell('offer', t('offer'), (row) => (
          <Link to="/bonuses/$offerId" params={{ offerId: row.offer.offerId }} className={links.open}>
            <bdi>{row.offer.title[language]}</bdi>
          </Link>
        ))
      : column.member(t('account')),
    column.mark('state', t('stateLabel'), (row) => [claimTones[row.state], t(`claim.${row.state}`)]),
    column.money('amount', t('amount'), (row) => ({ amount: row.amount, currency: row.offer.currency })),
    column.figure('played', t('played'), ({ played, required }) => `${played} / ${required}`),
    extra(
      column.money('deposit', t('deposit'), (row) => ({ amount: row.deposit, currency: row.offer.currency })),
    ),
    extra(column.instant('grantedAt', t('grantedAt'))),
    extra(column.instant('endsAt', t('endsAt'), (row) => row.endedAt ?? row.endsAt)),
  ];
}
