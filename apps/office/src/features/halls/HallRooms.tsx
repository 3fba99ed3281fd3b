import { type CallValue, calls } from '@ikka/contract';
import { formatNumber, formatPercent, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money } from '@ikka/ui';
import { IconDoor } from '@tabler/icons-react';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';

type Room = CallValue<typeof calls.officeHalls.officeHallRooms>['rooms'][number];

/** The rooms in which somebody sits or whose pots hold something, the fullest first. */
export function HallRooms() {
  const { t } = useTranslation('officeRooms');
  const failureText = useFailureText();
  const query = useRead(calls.officeHalls.officeHallRooms, {}, { everyMs: 5_000 });
  const columns = useColumns();
  const rooms = query.data?.rooms.toSorted((a, b) => b.taken - a.taken) ?? [];
  return (
    <>
      <PageHead title={t('halls.title')} hint={t('halls.hint')} />
      {query.isPending ? <ListSkeleton rows={4} height={44} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? (
        <Panel title={t('halls.rooms', { open: formatNumber(query.data.open) })} flush>
          {rooms.length === 0 ? (
            <EmptyState
              icon={<IconDoor size={34} stroke={1.5} />}
              title={t('halls.empty')}
              hint={t('halls.emptyHint')}
            />
          ) : (
            <DataTable
              caption={t('halls.rooms', { open: formatNumber(query.data.open) })}
              columns={columns}
              rows={rooms}
              rowKey={({ roomId }) => roomId}
            />
          )}
        </Panel>
      ) : null}
    </>
  );
}

function useColumns(): Column<Room>[] {
  const { t } = useTranslation('officeRooms');
  const language = useLanguage();
  const pots = (pot: 'jackpot' | 'treasure'): Column<Room> => ({
    id: pot,
    title: t(`halls.${pot}`),
    isFigure: true,
    show: (room) =>
      room.pots.map((held) => (
        <div key={held.currency}>
          <Money amount={held[pot]} currency={held.currency} />
        </div>
      )),
  });
  return [
    {
      id: 'room',
      title: t('halls.room'),
      show: ({ name, range, no }) => (
        <>
          <bdi>{textIn(name, language)}</bdi> · {t(`halls.range.${range}`)} <Figure>{no}</Figure>
        </>
      ),
    },
    {
      id: 'taken',
      title: t('halls.seats'),
      isFigure: true,
      show: ({ taken, seats }) => <Figure>{`${taken} / ${seats}`}</Figure>,
    },
    pots('jackpot'),
    pots('treasure'),
    {
      id: 'rtp',
      title: t('halls.rtp'),
      isFigure: true,
      isExtra: true,
      show: ({ rtp }) => <Figure>{formatPercent(Number(rtp))}</Figure>,
    },
  ];
}
