import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, CopyButton, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { affiliatesSearch } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import { AffiliateForm } from './AffiliateForm.tsx';
import { CloseDialog } from './CloseDialog.tsx';

export type Affiliate = CallValue<typeof calls.office.officeAffiliates>['list'][number];

/** The codes by which agents bring members. */
export function AffiliatesPage() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('agents.write');
  const [isCreating, setCreating] = useState(false);
  const [closing, setClosing] = useState<Affiliate | null>(null);
  return (
    <ListPage
      needs="members.read"
      title={t('affiliates.title')}
      hint={t('affiliates.hint')}
      acts={
        mayWrite ? (
          <Button leftSection={<IconPlus size={17} />} onClick={() => setCreating(true)}>
            {t('affiliates.create')}
          </Button>
        ) : null
      }
      call={calls.office.officeAffiliates}
      place={useAddress(affiliatesSearch)}
      filters={{
        search: t('affiliates.search'),
        state: {
          label: t('members.stateLabel'),
          choices: ['open', 'closed'],
          none: t('filter.any'),
          nameOf: (state) => t(`affiliates.state.${state}`),
        },
      }}
      columns={useColumns(mayWrite ? setClosing : undefined)}
      rowKey={(row) => row.code}
      none={{ title: t('affiliates.none'), hint: t('affiliates.noneHint') }}
      noneFound={{ title: t('affiliates.noneFound'), hint: t('filter.widen') }}
      below={
        <>
          <AffiliateForm opened={isCreating} onClose={() => setCreating(false)} />
          <CloseDialog affiliate={closing} onClose={() => setClosing(null)} />
        </>
      }
    />
  );
}

/** Where a code leads: the registration of its own host, or of the one that the office is on. */
const linkOf = ({ code, domain }: Affiliate): string =>
  `${domain === null ? location.origin : `https://${domain}`}/register?aff=${code}`;

function useColumns(onClose: ((affiliate: Affiliate) => void) | undefined): Column<Affiliate>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'code',
      title: t('affiliates.code'),
      show: (row) => <bdi dir="ltr">{row.code}</bdi>,
    },
    {
      id: 'owner',
      title: t('affiliates.owner'),
      show: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.ownerId }}>
          <bdi>{row.account}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('members.stateLabel'),
      show: ({ closedAt }) => (
        <Mark tone={closedAt ? 'bad' : 'good'}>{t(`affiliates.state.${closedAt ? 'closed' : 'open'}`)}</Mark>
      ),
    },
    {
      id: 'kind',
      title: t('members.role'),
      isExtra: true,
      show: (row) => t(`members.agent.${row.isAgent}`),
    },
    {
      id: 'members',
      title: t('affiliates.members'),
      isFigure: true,
      isExtra: true,
      show: (row) => <bdi dir="ltr">{row.members >= 10_000 ? '10,000+' : row.members}</bdi>,
    },
    {
      id: 'domain',
      title: t('affiliates.domain'),
      isExtra: true,
      show: (row) => (row.domain === null ? '—' : <bdi dir="ltr">{row.domain}</bdi>),
    },
    {
      id: 'createdAt',
      title: t('affiliates.createdAt'),
      isExtra: true,
      show: (row) => <Instant at={row.createdAt} />,
    },
    {
      id: 'acts',
      title: t('operators.acts'),
      isFigure: true,
      show: (row) =>
        row.closedAt ? null : (
          <Group gap={4} justify="flex-end">
            <CopyButton value={linkOf(row)}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="subtle" onClick={copy}>
                  {t(copied ? 'affiliates.linkCopied' : 'affiliates.link')}
                </Button>
              )}
            </CopyButton>
            {onClose ? (
              <Button size="compact-sm" variant="subtle" color="coral" onClick={() => onClose(row)}>
                {t('affiliates.close')}
              </Button>
            ) : null}
          </Group>
        ),
    },
  ];
}
