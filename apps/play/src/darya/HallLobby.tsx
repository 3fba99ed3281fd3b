import { ranges } from '@ikka/darya/rules';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconArmchair, IconSparkles, IconTargetArrow } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { amountOf } from '../round/play-state.ts';
import classes from './DaryaPage.module.css';
import type { RoomRow } from './darya-snapshot.ts';
import { useDarya, useDaryaSnapshot } from './use-darya.ts';

/** The rooms of the hall by the range of their cannons: one press takes a free seat. */
export function HallLobby() {
  const { t } = useTranslation('darya');
  const { play } = useDarya();
  const { rooms, notice, putOut } = useDaryaSnapshot();
  return (
    <section className={classes.lobby} aria-label={t('lobby.title')} data-testid="hall-lobby">
      <h2 className={classes.heading}>{t('lobby.title')}</h2>
      <p className={classes.lead}>{t('lobby.lead')}</p>
      {putOut === null ? null : (
        <p className={classes.putOut} role="status">
          {t(`lobby.putOut.${putOut}`)}
        </p>
      )}
      {rooms === null && notice === null ? <ListSkeleton rows={3} height={92} /> : null}
      {rooms === null && notice !== null ? (
        <ErrorState message={notice.message || t('lobby.failed')} onRetry={() => void play.readRooms()} />
      ) : null}
      {rooms === null
        ? null
        : ranges.map((range) => (
            <RangeRow key={range} range={range} rooms={rooms.filter((room) => room.range === range)} />
          ))}
      <p className={classes.small}>{t('lobby.return')}</p>
    </section>
  );
}

/** So many rooms with nobody in them are shown of a range: further ones are there as soon as these fill. */
const emptyShown = 5;

function RangeRow({ range, rooms }: { range: RoomRow['range']; rooms: readonly RoomRow[] }) {
  const { t } = useTranslation('darya');
  const { play } = useDarya();
  const { sittingIn, currency } = useDaryaSnapshot();
  // Where others sit is more to see; a full room is passed over.
  const best = rooms
    .filter(({ taken, seats }) => taken < seats)
    .toSorted((a, b) => b.taken - a.taken || a.no - b.no)[0];
  const empty = rooms.filter(({ taken }) => taken === 0).slice(0, emptyShown);
  const values = (best ?? rooms[0])?.values ?? [];
  const pots = rooms.map(({ pot }) => amountOf(pot, currency));
  const greatestPot = pots.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
  return (
    <article className={classes.range} data-range={range}>
      <div className={classes.rangeName}>
        <h3>{t(`range.${range}`)}</h3>
        <p className={classes.values}>
          <IconTargetArrow size={16} aria-hidden="true" />
          {values.length === 0 ? null : (
            <>
              <Amount value={amountOf(values[0] ?? '0', currency)} /> –{' '}
              <Amount value={amountOf(values.at(-1) ?? '0', currency)} />
            </>
          )}
        </p>
        {greatestPot === 0n ? null : (
          <p className={classes.values} data-testid={`pot-${range}`}>
            <IconSparkles size={16} aria-hidden="true" />
            {t('pot.upTo')} <Amount value={greatestPot} />
          </p>
        )}
      </div>
      <ul className={classes.rooms}>
        {rooms
          .filter((room) => room.taken > 0 || empty.includes(room))
          .map((room) => (
            <li key={room.roomId}>
              <button
                type="button"
                className={classes.room}
                disabled={room.taken >= room.seats || sittingIn !== null}
                onClick={() => void play.sit(room.roomId)}
                aria-label={t('lobby.room', { no: room.no, taken: room.taken, seats: room.seats })}
              >
                <b>{room.no}</b>
                <span className={classes.dots} aria-hidden="true">
                  {Array.from({ length: room.seats }, (_, seat) => (
                    <i
                      key={`${room.roomId}/${String(seat)}`}
                      data-taken={seat < room.taken ? '' : undefined}
                    />
                  ))}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <Button
        leftSection={<IconArmchair size={18} />}
        disabled={best === undefined}
        loading={sittingIn !== null && sittingIn === best?.roomId}
        onClick={() => best && void play.sit(best.roomId)}
        data-testid={`sit-${range}`}
      >
        {best === undefined ? t('lobby.full') : t('lobby.sit')}
      </Button>
    </article>
  );
}
