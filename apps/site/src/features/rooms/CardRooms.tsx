import type { SeatRoomRow } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, Switch } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './CardRooms.module.css';
import { RoomCard } from './RoomCard.tsx';
import { formatOf, gamesOf, quickRoom, type RoomFilters, shownRooms } from './room-filters.ts';
import { useCardRooms } from './use-card-rooms.ts';

const levels = ['all', 'small', 'middle', 'high'] as const;

/** The tables between players: by stakes and free seats, with a seat for who wants one at once. Nothing where there is none. */
export function CardRooms() {
  const { t } = useTranslation('seats');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const language = useLanguage();
  const status = useQuery(statusQuery);
  const rooms = useCardRooms();
  const [filters, setFilters] = useState<RoomFilters>({
    format: 'cash',
    game: 'all',
    level: 'all',
    isFree: false,
  });
  if (rooms.isError) {
    return <ErrorState message={failureText(rooms.error)} onRetry={() => void rooms.refetch()} />;
  }
  const list = rooms.data?.list;
  if (list?.length === 0) return null;
  const shown = shownRooms(list ?? [], filters);
  const quick = quickRoom(shown);
  const open = ({ gameId, vassalage, roomId }: SeatRoomRow) =>
    void navigate({ to: '/game', search: { gameId, vassalage, room: roomId } });
  const games = gamesOf(list ?? []);
  const first = games.find(({ gameId }) => gameId === filters.game) ?? games[0];
  return (
    <section className={classes.rooms} aria-labelledby="card-rooms">
      <header className={classes.head}>
        <div>
          <h2 id="card-rooms">{t('lobby.title')}</h2>
          <p>{t(filters.format === 'contest' ? 'contest.hint' : 'lobby.hint')}</p>
        </div>
        <div className={classes.ways}>
          {status.data?.freePlay && first ? (
            <Button
              variant="default"
              data-testid="try-tables"
              onClick={() =>
                void navigate({
                  to: '/game',
                  search: { gameId: first.gameId, vassalage: first.vassalage, trial: true },
                })
              }
            >
              {t('lobby.trial')}
            </Button>
          ) : null}
          <Button
            leftSection={<IconBolt size={18} />}
            disabled={quick === undefined}
            onClick={() => quick && open(quick)}
            data-testid="quick-seat"
          >
            {t('lobby.quick')}
          </Button>
        </div>
      </header>
      <div className={classes.filters}>
        {list?.some((room) => formatOf(room) === 'contest') ? (
          <ChoiceBar
            label={t('contest.format')}
            chosen={filters.format}
            choices={[
              { value: 'cash', text: t('contest.cash') },
              { value: 'contest', text: t('contest.tables') },
            ]}
            onChoose={(format) => setFilters({ ...filters, format })}
          />
        ) : null}
        {games.length > 1 ? (
          <ChoiceBar
            label={t('lobby.game')}
            chosen={filters.game}
            choices={[
              { value: 'all', text: t('lobby.all') },
              ...games.map(({ gameId, name }) => ({ value: gameId, text: textIn(name, language) })),
            ]}
            onChoose={(game) => setFilters({ ...filters, game })}
          />
        ) : null}
        <ChoiceBar
          label={t('lobby.level')}
          chosen={filters.level}
          choices={levels.map((level) => ({
            value: level,
            text: level === 'all' ? t('lobby.all') : t(`level.${level}`),
          }))}
          onChoose={(level) => setFilters({ ...filters, level })}
        />
        <Switch
          label={t('lobby.free')}
          checked={filters.isFree}
          onChange={({ currentTarget }) => setFilters({ ...filters, isFree: currentTarget.checked })}
        />
      </div>
      {list === undefined ? (
        <ListSkeleton rows={3} height={190} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('lobby.noneMatch')} hint={t('lobby.noneMatchHint')} />
      ) : (
        <ul className={classes.grid}>
          {shown.map((room) => (
            <RoomCard key={room.roomId} room={room} onOpen={() => open(room)} />
          ))}
        </ul>
      )}
    </section>
  );
}
