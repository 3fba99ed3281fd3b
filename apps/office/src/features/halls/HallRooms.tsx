import { type CallValue, calls } from '@ikka/contract';
import { formatNumber, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ListSkeleton, Money } from '@ikka/ui';
import { IconDoor } from '@tabler/icons-react';
import { useRead } from '../../api/use-call.ts';
import { TrialBadge } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { Exported } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useRoomName } from './room-name.ts';

type Room = CallValue<typeof calls.officeHalls.officeHallRooms>['rooms'][number];

const rowKey = ({ roomId }: Room) => roomId;

/** The rooms in which somebody sits or whose pots hold something, the fullest first. */
export function HallRooms() {
  const { t } = useTranslation('officeRooms');
  const query = useRead(calls.officeHalls.officeHallRooms, {}, { everyMs: 5_000 });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('halls.title')} hint={t('halls.hint')} />
      <Loaded query={query} skeleton={<ListSkeleton rows={4} height={44} />}>
        {({ rooms, totals, open }) => {
          const rows = rooms.toSorted((a, b) => b.taken - a.taken);
          const list = { caption: t('halls.rooms', { open: formatNumber(open) }), columns, rows, rowKey };
          return rows.length === 0 ? (
            <Panel title={list.caption} flush>
              <EmptyState
                icon={<IconDoor size={34} stroke={1.5} />}
                title={t('halls.empty')}
                hint={t('halls.emptyHint')}
              />
            </Panel>
          ) : (
            <Exported {...list}>
              <Panel title={t('halls.totals')}>
                <Totals totals={totals} />
              </Panel>
              <Panel title={list.caption} flush>
                <DataTable {...list} />
              </Panel>
            </Exported>
          );
        }}
      </Loaded>
    </>
  );
}

function Totals({ totals }: { totals: CallValue<typeof calls.officeHalls.officeHallRooms>['totals'] }) {
  const { t } = useTranslation('officeRooms');
  return (
    <Facts
      facts={[
        fact.count(t('halls.taken'), totals.taken),
        ...(['jackpot', 'treasure'] as const).map(
          (pot) => [t(`halls.${pot}Total`), <Held key={pot} pots={totals.pots} pot={pot} />] as const,
        ),
      ]}
    />
  );
}

/** What pots hold, each currency in a line of its own. */
function Held({ pots, pot }: { pots: Room['pots']; pot: 'jackpot' | 'treasure' }) {
  return pots.map((held) => (
    <div key={`${held.currency}${held.isTrial}`}>
      <Money amount={held[pot]} currency={held.currency} /> <TrialBadge isTrial={held.isTrial} />
    </div>
  ));
}

function useColumns(): Column<Room>[] {
  const { t } = useTranslation('officeRooms');
  const roomName = useRoomName();
  const pots = (pot: 'jackpot' | 'treasure'): Column<Room> =>
    column.atEnd(pot, t(`halls.${pot}`), (room) => <Held pots={room.pots} pot={pot} />);
  return [
    column.name('room', t('halls.room'), roomName),
    column.figure('taken', t('halls.seats'), ({ taken, seats }) => `${taken} / ${seats}`),
    pots('jackpot'),
    pots('treasure'),
    extra(column.figure('rtp', t('halls.rtp'), ({ rtp }) => formatPercent(Number(rtp)))),
  ];
}
