import { calls, shelfCategories } from '@ikka/contract';
import { formatPercent, type LocalText, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { gameStates, gamesSearch } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import classes from './catalogue.module.css';
import { GameForm } from './GameForm.tsx';
import type { GameRow } from './game-draft.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import { RestMark } from './RestMark.tsx';
import { VendorForm, type VendorRow } from './VendorForm.tsx';

const { officeGames, officeVendors } = calls.officeCatalogue;

/** What stands on the shelves: the vendors, and the games with all that the lobby knows of them. */
export function CataloguePage() {
  const { t } = useTranslation('officeGames');
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={classes.stack}>
        <Vendors />
        <Games />
      </div>
    </>
  );
}

/** A name in the language of the office. */
function useName() {
  const language = useLanguage();
  return (name: LocalText) => textIn(name, language);
}

function useCategoryName() {
  const { t } = useTranslation('officeGames');
  return (code: string) => {
    const known = shelfCategories.find((one) => one === code);
    return known ? t(`categoryName.${known}`) : code;
  };
}

/** The column with the buttons that open a row to be changed or to rest, for whoever may do so. */
function useActsColumn<Row extends VendorRow | GameRow>(
  onChange: (row: Row) => void,
  onRest: (row: Row) => void,
): Column<Row> {
  const { t } = useTranslation('officeGames');
  const nameOf = useName();
  const mayWrite = useMay('content.write');
  return {
    id: 'acts',
    isAct: true,
    title: t('column.acts'),
    isFigure: true,
    show: (row) =>
      mayWrite ? (
        <Group gap={4} justify="flex-end">
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('rest.of', { name: nameOf(row.name) })}
            onClick={() => onRest(row)}
          >
            {t('rest.title')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('changeOf', { name: nameOf(row.name) })}
            onClick={() => onChange(row)}
          >
            {t('change')}
          </Button>
        </Group>
      ) : null,
  };
}

function Vendors() {
  const { t } = useTranslation('officeGames');
  const nameOf = useName();
  const categoryName = useCategoryName();
  const query = useRead(officeVendors, {});
  const [edited, setEdited] = useState<VendorRow | null>(null);
  const [rested, setRested] = useState<VendorRow | null>(null);
  const columns: Column<VendorRow>[] = [
    column.name('name', t('column.name'), ({ name }) => nameOf(name)),
    extra(column.cell('category', t('category'), ({ category }) => categoryName(category))),
    column.cell('state', t('state.label'), ({ maintenance }) =>
      maintenance ? <RestMark maintenance={maintenance} /> : <Mark tone="good">{t('state.open')}</Mark>,
    ),
    column.figure('games', t('column.openGames')),
    useActsColumn<VendorRow>(setEdited, setRested),
  ];
  const current = query.data?.vendors.find(({ code }) => code === rested?.code) ?? rested;
  return (
    <Panel title={t('vendors')}>
      <WholeList
        query={query}
        rowsOf={(answer) => answer.vendors}
        caption={t('vendors')}
        columns={columns}
        rowKey={({ code }) => code}
        none={{ title: t('noVendor') }}
      />
      {edited ? <VendorForm key={edited.code} vendor={edited} onClose={() => setEdited(null)} /> : null}
      {rested && current ? (
        <MaintenanceForm
          key={rested.code}
          subject={{ kind: 'vendor', id: rested.code }}
          current={current.maintenance}
          onClose={() => setRested(null)}
        />
      ) : null}
    </Panel>
  );
}

function Games() {
  const { t } = useTranslation('officeGames');
  const nameOf = useName();
  const categoryName = useCategoryName();
  const vendors = useRead(officeVendors, {});
  const names = new Map(vendors.data?.vendors.map(({ code, name }) => [code, nameOf(name)]));
  const [edited, setEdited] = useState<GameRow | null>(null);
  const [rested, setRested] = useState<GameRow | null>(null);
  return (
    <Panel title={t('games')}>
      <List
        caption={t('games')}
        call={officeGames}
        place={useAddress(gamesSearch, { staysInView: true })}
        filters={{
          search: t('search'),
          vendor: {
            label: t('vendor'),
            choices: [...names.keys()],
            none: t('anyVendor'),
            nameOf: (code) => names.get(code) ?? code,
          },
          category: {
            label: t('category'),
            choices: shelfCategories,
            none: t('anyCategory'),
            nameOf: categoryName,
          },
          state: {
            label: t('state.label'),
            choices: gameStates,
            none: t('state.any'),
            nameOf: (state) => t(`state.${state}`),
          },
        }}
        columns={useGameColumns(setEdited, setRested)}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound') }}
        below={({ data }) => {
          // The row as the list has it now, for what somebody else saved meanwhile.
          const asNow = (row: GameRow | null) => data?.list.find(({ id }) => id === row?.id) ?? row;
          const current = asNow(edited);
          const resting = asNow(rested);
          return (
            <>
              {edited && current ? (
                <GameForm key={edited.id} current={current} onClose={() => setEdited(null)} />
              ) : null}
              {rested && resting ? (
                <MaintenanceForm
                  key={rested.id}
                  subject={{ kind: 'game', id: rested.id }}
                  current={resting.maintenance}
                  onClose={() => setRested(null)}
                />
              ) : null}
            </>
          );
        }}
      />
    </Panel>
  );
}

function GameLink({ game, name }: { game: GameRow; name: string }) {
  return (
    <Link to="/games/$gameId" params={{ gameId: game.id }} className={links.openWhole}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function useGameColumns(onChange: (row: GameRow) => void, onRest: (row: GameRow) => void): Column<GameRow>[] {
  const { t } = useTranslation('officeGames');
  const nameOf = useName();
  const categoryName = useCategoryName();
  return [
    column.cell('name', t('column.name'), (game) => <GameLink game={game} name={nameOf(game.name)} />),
    extra(column.code('vendor', t('vendor'))),
    extra(column.cell('category', t('category'), ({ category }) => categoryName(category))),
    column.cell('state', t('state.label'), ({ isOpen, isHot, maintenance }) => (
      <Group gap={6}>
        <Mark tone={isOpen ? 'good' : 'bad'}>{t(isOpen ? 'state.open' : 'state.closed')}</Mark>
        {maintenance ? <RestMark maintenance={maintenance} /> : null}
        {isHot ? <Mark tone="changed">{t('state.hot')}</Mark> : null}
      </Group>
    )),
    extra(column.figure('rtp', t('column.returns'), ({ rtp }) => rtp && formatPercent(Number(rtp)))),
    extra(column.money('minBet', t('column.minBet'))),
    extra(column.figure('sort', t('column.sort'))),
    useActsColumn<GameRow>(onChange, onRest),
  ];
}
