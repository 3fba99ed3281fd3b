import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, CopyButton, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { affiliatesSearch } from '../../page-search.ts';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import { CreateAffiliate } from './CreateAffiliate.tsx';

const { officeAffiliates, officeCloseAffiliate } = calls.office;
type Affiliate = CallValue<typeof officeAffiliates>['list'][number];

/** The codes by which agents bring members. */
export function AffiliatesPage() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('agents.write');
  return (
    <ListPage
      title={t('affiliates.title')}
      hint={t('affiliates.hint')}
      acts={mayWrite ? <CreateAffiliate /> : null}
      call={officeAffiliates}
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
      columns={useColumns(mayWrite)}
      rowKey={(row) => row.code}
      none={{ title: t('affiliates.none'), hint: t('affiliates.noneHint') }}
      noneFound={{ title: t('affiliates.noneFound'), hint: t('filter.widen') }}
    />
  );
}

/** Where a code leads: the registration of its own host, or of the one that the office is on. */
const linkOf = ({ code, domain }: Affiliate): string =>
  `${domain === null ? location.origin : `https://${domain}`}/register?aff=${code}`;

function useColumns(mayClose: boolean): Column<Affiliate>[] {
  const { t } = useTranslation('office');
  return [
    column.code('code', t('affiliates.code')),
    column.cell('owner', t('affiliates.owner'), (row) => (
      <Link to="/members/$memberId" params={{ memberId: row.ownerId }}>
        <bdi>{row.account}</bdi>
      </Link>
    )),
    column.mark('state', t('members.stateLabel'), ({ closedAt }) => [
      closedAt ? 'bad' : 'good',
      t(`affiliates.state.${closedAt ? 'closed' : 'open'}`),
    ]),
    extra(column.cell('kind', t('members.role'), (row) => t(`members.agent.${row.isAgent}`))),
    extra(
      column.atEnd('members', t('affiliates.members'), (row) => (
        <bdi dir="ltr">{row.members >= 10_000 ? '10,000+' : row.members}</bdi>
      )),
    ),
    extra(column.code('domain', t('affiliates.domain'))),
    extra(column.instant('createdAt', t('affiliates.createdAt'))),
    {
      id: 'acts',
      isAct: true,
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
            {mayClose ? (
              <ActButton
                size="compact-sm"
                variant="subtle"
                color="coral"
                call={officeCloseAffiliate}
                touches={[officeAffiliates]}
                request={() => ({ params: { code: row.code } })}
                title={t('affiliates.closeTitle', { code: row.code })}
                text={t('affiliates.closeText')}
                isGrave
                done={t('affiliates.closed', { code: row.code })}
              >
                {t('affiliates.close')}
              </ActButton>
            ) : null}
          </Group>
        ),
    },
  ];
}
