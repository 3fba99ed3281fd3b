import { calls, type SeatRoomRow } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useCall } from '../panels/use-call.ts';
import { client } from '../session/client.ts';
import { ContestList } from './ContestList.tsx';
import { Friends } from './Friends.tsx';
import { OwnStatistics } from './OwnStatistics.tsx';
import classes from './page.module.css';
import { SeatsTaken } from './SeatsTaken.tsx';
import { useSeats, useWireMoney } from './use-seats.ts';
import { WaitBar } from './WaitBar.tsx';

const lookAgainMs = 4_000;

/** The tables of this game in this money, to choose one. */
export function RoomList() {
  const { t } = useTranslation('seats');
  const rooms = useCall('seat rooms', () => client.call(calls.seats.seatRooms), lookAgainMs);
  const { play } = useSeats();
  const waited = rooms.data?.list.find(({ waitingList }) => waitingList?.me != null);
  useEffect(() => {
    if (waited !== undefined) play.noteWait(waited);
  }, [play, waited]);
  const list = rooms.data?.list.toSorted((a, b) => Number(b.isSeated) - Number(a.isSeated));
  return (
    <section className={classes.list} aria-labelledby="rooms-title" data-testid="rooms">
      <h2 id="rooms-title">{t('rooms.title')}</h2>
      <WaitBar />
      {rooms.isPending ? <ListSkeleton rows={3} height={150} /> : null}
      {rooms.isError ? (
        <ErrorState message={rooms.error.message} onRetry={() => void rooms.refetch()} />
      ) : null}
      {list?.length === 0 ? <EmptyState title={t('rooms.none')} hint={t('rooms.noneHint')} /> : null}
      <ul className={classes.rooms}>
        {list
          ?.filter(({ contest }) => contest === null)
          .map((room) => (
            <RoomCard key={room.roomId} room={room} />
          ))}
      </ul>
      <ContestList rooms={list ?? []} />
      <Friends rooms={list ?? []} />
      <OwnStatistics />
    </section>
  );
}

function RoomCard({ room }: { room: SeatRoomRow }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { brief } = useWireMoney();
  const language = useLanguage();
  const name = textIn(room.name, language);
  const isFull = room.taken + (room.waitingList?.held ?? 0) >= room.seats;
  const waiting = room.waitingList?.waiting ?? 0;
  return (
    <li className={classes.room} data-seated={room.isSeated} data-room={room.roomId}>
      <div className={classes.roomHead}>
        <h2>
          {name} · {t(`level.${room.level}`)}{' '}
          {room.code === null ? <Figure>{room.no}</Figure> : t('friends.private')}
        </h2>
        <SeatsTaken taken={room.taken} seats={room.seats} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('rooms.stake')}</dt>
          <dd>
            <Figure>{brief(room.stake)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('rooms.buyIn')}</dt>
          <dd>
            <Figure>
              {brief(room.buyIn.least)} – {brief(room.buyIn.most)}
            </Figure>
          </dd>
        </div>
      </dl>
      {waiting > 0 ? <p className={classes.how}>{t('waiting.waiting', { count: waiting })}</p> : null}
      <Button
        variant={room.isSeated || !isFull ? 'filled' : 'default'}
        onClick={() => play.enter(room.roomId)}
        aria-label={`${t(room.isSeated ? 'rooms.back' : isFull || !room.isOpen ? 'rooms.watch' : 'rooms.join')}: ${name} ${t(`level.${room.level}`)} ${room.code === null ? room.no : t('friends.private')}`}
      >
        {t(room.isSeated ? 'rooms.back' : isFull || !room.isOpen ? 'rooms.watch' : 'rooms.join')}
      </Button>
    </li>
  );
}
