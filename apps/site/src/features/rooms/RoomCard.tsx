import type { SeatRoomRow } from '@ikka/contract';
import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import classes from './CardRooms.module.css';
import { hasSeat } from './room-filters.ts';

/** One table from above, with who sits there as lit seats, and what it plays for. */
export function RoomCard({ room, onOpen }: { room: SeatRoomRow; onOpen: () => void }) {
  const { t } = useTranslation('seats');
  const language = useLanguage();
  const name = textIn(room.name, language);
  const money = (amount: string) => formatMoney(amount.replace(/\.0+$/, ''), room.currency);
  const { contest } = room;
  const way = room.isSeated ? 'back' : hasSeat(room) ? 'play' : 'watch';
  return (
    <li className={classes.room} data-level={room.level} data-seated={room.isSeated} data-room={room.roomId}>
      <SmallTable taken={room.taken} seats={room.seats} />
      <div className={classes.what}>
        <h3>
          {name} <Figure>{room.code ?? room.no}</Figure>
        </h3>
        <span className={classes.level}>
          {contest === null
            ? t(`level.${room.level}`)
            : t(`contest.kind.${contest.kind}`, { points: contest.stack, deals: contest.deals })}
        </span>
      </div>
      {contest === null ? (
        <CashFacts room={room} money={money} />
      ) : (
        <ContestFacts contest={contest} room={room} money={money} />
      )}
      <Button
        variant={way === 'watch' ? 'default' : 'filled'}
        onClick={onOpen}
        aria-label={`${t(`lobby.${way}`)}: ${name} ${t(`level.${room.level}`)} ${room.code ?? room.no}`}
      >
        {t(`lobby.${way}`)}
      </Button>
    </li>
  );
}

interface FactsProps {
  readonly room: SeatRoomRow;
  readonly money: (amount: string) => string;
}

function CashFacts({ room, money }: FactsProps) {
  const { t } = useTranslation('seats');
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('lobby.stake')}</dt>
        <dd>
          <Figure>{money(room.stake)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t('lobby.buyIn')}</dt>
        <dd>
          <Figure>
            {money(room.buyIn.least)} – {money(room.buyIn.most)}
          </Figure>
        </dd>
      </div>
      <div>
        <dt>{t('lobby.speed')}</dt>
        <dd>
          <bdi>{t('seconds', { count: room.turnSeconds })}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('lobby.rake')}</dt>
        <dd>
          <bdi>{t('lobby.rakeOf', { percent: room.rake.percent, cap: money(room.rake.cap) })}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** What a contest costs and pays, how it goes, and how many have joined it. */
function ContestFacts({
  contest,
  room: { taken, seats },
  money,
}: FactsProps & { readonly contest: NonNullable<SeatRoomRow['contest']> }) {
  const { t } = useTranslation('seats');
  const { kind, stack, deals, levelMinutes } = contest;
  const how = { points: stack, deals, chips: stack, minutes: levelMinutes ?? 0 };
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('contest.entry')}</dt>
        <dd>
          <Figure>
            {money(contest.entry)} + {money(contest.fee)}
          </Figure>
        </dd>
      </div>
      <div>
        <dt>{t('contest.prizes')}</dt>
        <dd>
          <Figure>{money(contest.pool)}</Figure>
        </dd>
      </div>
      <div>
        <dt>{t('contest.players', { count: seats })}</dt>
        <dd>{t(`contest.stage.${contest.stage}`, { taken, seats })}</dd>
      </div>
      <div>
        <dt>{t('contest.rule')}</dt>
        <dd>{t(`contest.how.${kind}`, how)}</dd>
      </div>
    </dl>
  );
}

/** Seats around an oval, lit where somebody sits; which seat it is, the table tells. */
function SmallTable({ taken, seats }: { taken: number; seats: number }) {
  const { t } = useTranslation('seats');
  return (
    <svg
      className={classes.table}
      viewBox="0 0 120 72"
      role="img"
      aria-label={t('lobby.taken', { taken, seats })}
    >
      <rect className={classes.rail} x="16" y="14" width="88" height="44" rx="22" />
      <rect className={classes.felt} x="20" y="18" width="80" height="36" rx="18" />
      {Array.from({ length: seats }, (_, at) => {
        const angle = Math.PI / 2 + (at * 2 * Math.PI) / seats;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name.
            key={at}
            className={classes.seat}
            data-taken={at < taken}
            cx={60 + Math.cos(angle) * 47}
            cy={36 + Math.sin(angle) * 26}
            r="6.5"
          />
        );
      })}
    </svg>
  );
}
