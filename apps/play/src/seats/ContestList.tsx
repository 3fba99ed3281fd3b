import type { SeatRoomRow } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import classes from './page.module.css';
import { SeatsTaken } from './SeatsTaken.tsx';
import { useContestWords } from './use-contest-words.ts';
import { useMoney, useSeats } from './use-seats.ts';

type ContestRoom = SeatRoomRow & { readonly contest: NonNullable<SeatRoomRow['contest']> };
const isContest = (room: SeatRoomRow): room is ContestRoom => room.contest !== null;

/** The contests of this game that take players or are on; nothing where it has none. */
export function ContestList({ rooms }: { rooms: readonly SeatRoomRow[] }) {
  const { t } = useTranslation('seats');
  const contests = rooms.filter(isContest);
  if (contests.length === 0) return null;
  return (
    <section aria-labelledby="contests-title" className={classes.contests} data-testid="contests">
      <h2 id="contests-title">{t('contest.tables')}</h2>
      <ul className={classes.rooms}>
        {contests.map((room) => (
          <ContestCard key={room.roomId} room={room} />
        ))}
      </ul>
    </section>
  );
}

function ContestCard({ room }: { room: ContestRoom }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { brief } = useMoney();
  const { kind, how } = useContestWords();
  const { contest, taken, seats } = room;
  const name = kind({ ...contest, points: contest.stack });
  const way = room.isSeated ? 'back' : room.isOpen && taken < seats ? 'open' : 'watch';
  return (
    <li className={classes.room} data-seated={room.isSeated} data-room={room.roomId}>
      <div className={classes.roomHead}>
        <h3>
          {name} · {room.code === null ? t('contest.players', { count: seats }) : t('friends.private')}
        </h3>
        <SeatsTaken taken={taken} seats={seats} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('contest.entry')}</dt>
          <dd>
            <Figure>
              {brief(contest.entry)} + {brief(contest.fee)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{t('contest.prizes')}</dt>
          <dd>
            <Figure>{brief(contest.pool)}</Figure>
          </dd>
        </div>
      </dl>
      <p className={classes.how}>
        {how(contest)} · {t(`contest.stage.${contest.stage}`, { taken, seats })}
      </p>
      <Button
        variant={way === 'watch' ? 'default' : 'filled'}
        onClick={() => play.enter(room.roomId)}
        aria-label={`${t(`contest.${way}`)}: ${name} ${brief(contest.entry)} ${room.no}`}
      >
        {t(`contest.${way}`)}
      </Button>
    </li>
  );
}
