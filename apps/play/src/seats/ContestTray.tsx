import type { ContestView } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconArmchair, IconDoorExit, IconLayoutGrid, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Standings } from './Standings.tsx';
import { isInHand, type SeatView } from './seat-snapshot.ts';
import classes from './tray.module.css';
import { useCalledOff } from './use-called-off.ts';
import { useContestWords } from './use-contest-words.ts';
import { useMoney, useSeatSnapshot, useSeats } from './use-seats.ts';

interface ContestTrayProps {
  readonly view: SeatView;
  readonly contest: ContestView;
  readonly onSit: () => void;
}

/** Under the thumb at a contest: the way in, the wait for the start, one's hand, and how it ended. */
export function ContestTray({ view, contest, onSit }: ContestTrayProps) {
  const { t } = useTranslation('seats');
  const { play, game } = useSeats();
  const { isSending, phase } = useSeatSnapshot();
  const isCalledOff = useCalledOff(view);
  const { me } = view;
  if (phase === 'ended') return null;
  if (me === null) return <Watching view={view} contest={contest} onSit={onSit} isCalledOff={isCalledOff} />;
  if (me.isElsewhere) {
    return (
      <Line hint={t('elsewhere')}>
        <Button loading={isSending} onClick={play.takeOver} data-testid="take-over">
          {t('takeOver')}
        </Button>
      </Line>
    );
  }
  if (contest.stage === 'registering') return <Waiting view={view} />;
  const result = view.seats[me.seat]?.result ?? null;
  if (contest.stage === 'over' || result !== null) return <Result view={view} contest={contest} />;
  if (me.isLeaving) return <Line hint={t('contest.barred')} />;
  const away = me.isOut ? (
    <Line hint={t('contest.away')}>
      <Button
        loading={isSending}
        leftSection={<IconPlayerPlay size={18} />}
        onClick={() => void play.setOut(false)}
        data-testid="back-in"
      >
        {t('backIn')}
      </Button>
    </Line>
  ) : null;
  if (isInHand(view)) {
    return (
      <>
        <game.Actions view={view} />
        {away}
      </>
    );
  }
  if (away !== null) return away;
  if (contest.kind !== 'sit_and_go' && view.phase === 'showing')
    return <Standings view={view} contest={contest} />;
  return <Line hint={view.phase === 'closed' ? t('hint.closed') : t(`hint.${hintOf(view.phase)}`)} />;
}

const hintOf = (phase: SeatView['phase']) => (phase === 'shuffling' ? 'shuffling' : 'showing');

function Line({ hint, children }: { hint: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.line}>
      <p className={classes.hint}>{hint}</p>
      {children}
    </div>
  );
}

function OtherTables() {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  return (
    <Button
      variant="default"
      leftSection={<IconLayoutGrid size={18} />}
      onClick={() => play.enter(null)}
      data-testid="other-tables"
    >
      {t('watch.others')}
    </Button>
  );
}

function Watching({
  view,
  contest,
  onSit,
  isCalledOff,
}: ContestTrayProps & { readonly isCalledOff: boolean }) {
  const { t } = useTranslation('seats');
  const { brief } = useMoney();
  const isOpen = contest.stage === 'registering' && view.phase !== 'closed' && view.seats.includes(null);
  const hint = isCalledOff
    ? t('contest.calledOff')
    : view.phase === 'closed'
      ? t('watch.closed')
      : isOpen
        ? t('contest.free')
        : t('contest.watching');
  return (
    <Line hint={hint}>
      {isOpen ? (
        <Button leftSection={<IconArmchair size={18} />} onClick={onSit} data-testid="sit-anywhere">
          {t('contest.joinFor', { amount: brief(view.options.buyIn.least) })}
        </Button>
      ) : null}
      <OtherTables />
    </Line>
  );
}

/** Until the contest begins everybody may leave with all that he paid. */
function Waiting({ view }: { view: SeatView }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { brief } = useMoney();
  const isFull = !view.seats.includes(null);
  return (
    <Line hint={t(isFull ? 'contest.soon' : 'contest.canLeave')}>
      <Button
        variant="default"
        loading={isSending}
        leftSection={<IconDoorExit size={18} />}
        onClick={play.leave}
        data-testid="contest-leave"
      >
        {t('contest.leave', { amount: brief(view.options.buyIn.least) })}
      </Button>
    </Line>
  );
}

function Result({ view, contest }: Omit<ContestTrayProps, 'onSit'>) {
  const { t } = useTranslation('seats');
  const { place } = useContestWords();
  const { brief, units } = useMoney();
  const own = view.me === null ? null : (view.seats[view.me.seat]?.result ?? null);
  const said = own === null ? null : place(own.place);
  return (
    <>
      {contest.stage === 'over' ? <Standings view={view} contest={contest} /> : null}
      <Line
        hint={
          own === null || said === null ? null : (
            <strong data-testid="contest-result">
              {own.prize !== null && units(own.prize) > 0n
                ? t('contest.youWon', { place: said, amount: brief(own.prize) })
                : t(own.prize === null ? 'contest.youOut' : 'contest.youFinished', { place: said })}
            </strong>
          )
        }
      >
        <OtherTables />
      </Line>
    </>
  );
}
