import { calls, helpKinds, helpPages } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { useArranging } from '../../parts/kept/use-arranging.ts';
import { useOrderColumn } from '../../parts/kept/use-order-column.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { GroupedList } from '../../parts/list/GroupedList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SwitchCell } from '../../parts/SwitchCell.tsx';
import { useMay } from '../../session/use-session.ts';
import { changed, type HelpPlace, type HelpText, placesOf } from './arrangement.ts';
import { UnfilledPlaces } from './UnfilledPlaces.tsx';

const { officeHelp, officeArrangeHelp } = calls.office;
const mustStay = ({ key }: HelpText) => helpPages.some((page) => page === key);

/** Every text of the help centre: its order, where it is seen, and the way to change it. */
export function HelpTextsPage() {
  const { t } = useTranslation('office');
  const language = wireLanguage(useLanguage());
  const mayWrite = useMay('content.write');
  const query = useRead(officeHelp, {});
  const items = query.data?.items ?? [];
  const { arrange, isBusy, failure } = useArranging(officeArrangeHelp, officeHelp, t('help.arranged'));
  const arrangeAs = (wanted: HelpPlace[]) => arrange({ body: { seen: placesOf(items), wanted } });
  const orderColumn = useOrderColumn({
    rows: items,
    nameOf: (row) => row.title[language],
    isBusy,
    onOrder: (wanted) => arrangeAs(placesOf(wanted)),
  });
  const columns: Column<HelpText>[] = [
    column.cell('title', t('notices.heading'), (row) => (
      <Link to="/help/$key" params={{ key: row.key }} className={links.open}>
        <bdi>{row.title[language]}</bdi>
      </Link>
    )),
    column.cell('footer', t('help.inFooter'), (row) => (
      <SwitchCell
        aria-label={t('help.footerOf', { title: row.title[language] })}
        checked={row.inFooter}
        disabled={!mayWrite || isBusy}
        onChange={(event) => arrangeAs(changed(items, row.key, { inFooter: event.currentTarget.checked }))}
      />
    )),
    column.cell('shown', t('help.isShown'), (row) => (
      <SwitchCell
        aria-label={t('help.shownOf', { title: row.title[language] })}
        title={mustStay(row) ? t('help.mustStay') : undefined}
        checked={row.isShown}
        disabled={!mayWrite || isBusy || mustStay(row)}
        onChange={(event) => arrangeAs(changed(items, row.key, { isShown: event.currentTarget.checked }))}
      />
    )),
    extra(column.instant('publishedAt', t('help.current'))),
    extra(column.name('publishedBy', t('audit.actor'))),
  ];
  return (
    <>
      <PageHead title={t('help.title')} hint={t('help.hint')}>
        {mayWrite ? (
          <Button component={Link} to="/help/new" leftSection={<IconPlus size={17} />}>
            {t('help.write')}
          </Button>
        ) : null}
      </PageHead>
      {query.data ? <UnfilledPlaces places={query.data.places} /> : null}
      <Failure failure={failure} mb="md" />
      <GroupedList
        query={query}
        rowsOf={(help) => help.items}
        caption={t('help.title')}
        group={{
          title: t('help.kindLabel'),
          all: helpKinds,
          of: ({ kind }) => kind,
          nameOf: (kind) => t(`help.kind.${kind}`),
          noneOf: () => <EmptyState title={t('help.none')} />,
        }}
        columnsOf={(ofKind) => (mayWrite ? [...columns, orderColumn(ofKind)] : columns)}
        rowKey={({ key }) => key}
      />
    </>
  );
}
