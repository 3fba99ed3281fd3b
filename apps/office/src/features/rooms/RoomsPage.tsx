import { type CallValue, calls, type RoomModeName, roomModes, tablePhases } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button, Group, Switch } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useMay } from '../../session/use-session.ts';

const office = calls.officeRooms;
type Room = CallValue<typeof office.officeRooms>['rooms'][number];
interface Wish {
  readonly room: Room;
  readonly mode: RoomModeName;
}

const tones = { open: 'good', draining: 'changed', closed: 'bad' } as const;
/** Those of the tables, and what crash has beside them: each has its words. */
const phases = [...tablePhases, 'flying', 'playing', 'showing'] as const;

/** The rooms of games that many play as one: who keeps them, what is on, and the ways to open, drain and close them. */
export function RoomsPage() {
  const { t } = useTranslation('officeRooms');
  const query = useRead(office.officeRooms, {}, { everyMs: 2_000 });
  const mayChange = useMay('settings.write');
  const [wish, setWish] = useState<Wish | null>(null);
  const columns = useColumns(mayChange ? setWish : null);
  const [hasEmpty, setHasEmpty] = useState(false);
  const rooms = query.data?.rooms ?? [];
  const empty = rooms.filter((room) => room.isOneOfMany && room.players === 0 && room.mode === 'open');
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {empty.length > 0 ? (
        <Switch
          mb="md"
          label={t('showEmpty', { count: empty.length })}
          checked={hasEmpty}
          onChange={(event) => setHasEmpty(event.currentTarget.checked)}
        />
      ) : null}
      <WholeList
        query={query}
        rowsOf={() => (hasEmpty ? rooms : rooms.filter((room) => !empty.includes(room)))}
        caption={t('title')}
        columns={columns}
        rowKey={({ roomId }) => roomId}
        none={{ icon: <IconDoor size={34} stroke={1.5} />, title: t('none') }}
      />
      <ChangeDialog wish={wish} onClose={() => setWish(null)} />
    </>
  );
}

function ChangeDialog({ wish, onClose }: { wish: Wish | null; onClose: () => void }) {
  const { t } = useTranslation('officeRooms');
  return (
    <About what={wish}>
      {({ room: { roomId, mode: seen }, mode }, opened) => (
        <ActDialog
          opened={opened}
          onClose={onClose}
          call={office.officeChangeRoom}
          touches={[office.officeRooms]}
          request={({ reason }) => ({ params: { id: roomId }, body: { seen, mode, reason } })}
          title={t(`ask.${mode}`)}
          text={t(`askText.${mode}`)}
          action={t(`acts.${mode}`)}
          isGrave={mode === 'closed'}
          done={t(`done.${mode}`)}
        />
      )}
    </About>
  );
}

function useColumns(onWish: ((wish: Wish) => void) | null): Column<Room>[] {
  const { t } = useTranslation('officeRooms');
  const language = useLanguage();
  const phaseName = (phase: string | null) => {
    const known = phases.find((one) => one === phase);
    return known ? t(`phases.${known}`) : (phase ?? t('phases.none'));
  };
  const acts: Column<Room>[] =
    onWish === null
      ? []
      : [
          {
            id: 'act',
            isAct: true,
            title: t('act'),
            show: (room) => (
              <Group gap="xs">
                {roomModes
                  .filter((mode) => mode !== room.mode)
                  .map((mode) => (
                    <Button
                      key={mode}
                      size="compact-sm"
                      variant="default"
                      onClick={() => onWish({ room, mode })}
                    >
                      {t(`acts.${mode}`)}
                    </Button>
                  ))}
              </Group>
            ),
          },
        ];
  return [
    column.cell('game', t('game'), ({ name, isOffered }) => (
      <Marks>
        <bdi>{textIn(name, language)}</bdi>
        {isOffered ? null : <Mark tone="changed">{t('notOffered')}</Mark>}
      </Marks>
    )),
    column.mark('mode', t('mode'), ({ mode }) => [tones[mode], t(`modes.${mode}`)]),
    column.cell('round', t('round'), ({ round, phase, contest }) => (
      <>
        {round === null ? null : (
          <>
            <Figure>{round}</Figure> ·{' '}
          </>
        )}
        {phaseName(phase)}
        {contest === null ? null : ` · ${t(`contest.${contest}`)}`}
      </>
    )),
    column.figure('players', t('players')),
    extra(column.figure('bets', t('bets'))),
    extra(
      column.cell('owner', t('owner'), ({ owner, aliveAt }) =>
        owner === null ? (
          t('nobody')
        ) : (
          <>
            <bdi dir="ltr">{owner}</bdi>
            <br />
            <small>
              {t('alive')} <Instant at={aliveAt} />
            </small>
          </>
        ),
      ),
    ),
    extra(column.figure('owners', t('owners'))),
    ...acts,
  ];
}
