import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Title } from '@mantine/core';
import { rangeOfDays } from '../../list-search.ts';
import { memberSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import classes from './protection.module.css';
import { browserTitle, resultTones } from './security-view.ts';

type Line = CallValue<typeof calls.office.officeMemberLoginLog>['list'][number];

/** Comings and goings at the account, newest first. */
export function LoginLog({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  return (
    <section aria-label={t('protection.log')} className={classes.section}>
      <Title order={2} mb="xs">
        {t('protection.log')}
      </Title>
      <List
        caption={t('protection.log')}
        call={calls.office.officeMemberLoginLog}
        params={{ id: memberId }}
        place={useAddress(memberSearch, { staysInView: true })}
        ask={rangeOfDays}
        filters={{ days: true }}
        columns={useColumns()}
        none={{ title: t('protection.noLog') }}
        noneFound={{ title: t('protection.noLog'), hint: t('filter.widen') }}
      />
    </section>
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('office');
  return [
    column.instant('at', t('protection.at')),
    column.mark('result', t('protection.resultLabel'), (row) => [
      resultTones[row.result],
      t(`protection.result.${row.result}`),
    ]),
    column.cell('method', t('protection.by'), (row) => t(`protection.method.${row.method}`)),
    column.code('ip', t('protection.ip')),
    extra(
      column.name(
        'browser',
        t('protection.browser'),
        (row) => browserTitle(row) ?? t('protection.unknownBrowser'),
      ),
    ),
  ];
}
