import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconCoins,
  IconDoorExit,
  IconLayoutGrid,
  IconMessageCircle,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { ContestMenu } from './ContestMenu.tsx';
import { ContestTray } from './ContestTray.tsx';
import { emotes } from './emotes.ts';
import { SeatTalk } from './SeatTalk.tsx';
import { isAsked, playsHere, type SeatView } from './seat-snapshot.ts';
import { TrayMenu } from './TrayMenu.tsx';
import { TurnBar, TurnSeconds } from './TurnBar.tsx';
import classes from './tray.module.css';
import { useSeatSnapshot, useSeats, useWireMoney } from './use-seats.ts';
import { WaitActs } from './WaitActs.tsx';

interface TrayProps {
  readonly view: SeatView;
  readonly onSit: () => void;
  readonly onTopUp: () => void;
}

/** Under the thumb: whose turn it is, what one can do, and what concerns one's seat. */
export function Tray({ view, onSit, onTopUp }: TrayProps) {
  const { game } = useSeats();
  const asked = isAsked(view);
  return (
    <section className={classes.tray} data-asked={asked}>
      {asked && view.turn !== null ? (
        <TurnBar turn={view.turn} turnSeconds={view.options.turnSeconds} />
      ) : null}
      <div className={classes.head}>
        <Status view={view} />
        <span className={classes.tools}>
          <SeatTalk view={view} />
          {playsHere(view) ? (
            <>
              <EmoteMenu />
              {view.contest === null ? (
                <SeatMenu view={view} onTopUp={onTopUp} />
              ) : (
                <ContestMenu view={view} stage={view.contest.stage} />
              )}
            </>
          ) : null}
        </span>
      </div>
      <div className={classes.acts} data-contest={view.contest !== null}>
        {game.Shown === undefined || !hasShown(view) ? null : <game.Shown view={view} />}
        {view.contest === null ? (
          <Acts view={view} onSit={onSit} onTopUp={onTopUp} />
        ) : (
          <ContestTray view={view} contest={view.contest} onSit={onSit} />
        )}
      </div>
    </section>
  );
}

/** In a contest the standings say what a hand came to where nobody has shown one. */
function hasShown({ hand, contest }: SeatView): boolean {
  const result = hand?.result ?? null;
  return result !== null && (contest === null || result.shown.length > 0);
}

/** Whose turn it is, in a line. */
function Status({ view }: { view: SeatView }) {
  const { t } = useTranslation('seats');
  const { balance } = useSeatSnapshot();
  const { brief } = useWireMoney();
  const asked = view.turn?.seats[0];
  const name = asked === undefined ? undefined : view.seats[asked]?.name;
  return (
    <p className={classes.status}>
      {isAsked(view) ? (
        <strong>
          {t('turn.yours')}
          {view.turn === null ? null : (
            <TurnSeconds turn={view.turn} turnSeconds={view.options.turnSeconds} />
          )}
        </strong>
      ) : name === undefined ? (
        <span>{view.contest === null ? t('stakes', { stake: brief(view.options.stake) }) : null}</span>
      ) : (
        <span>{(view.turn?.seats.length ?? 0) > 1 ? t('turn.several') : t('turn.of', { name })}</span>
      )}
      <span className={classes.wallet}>
        {t('wallet')} <Amount value={balance} />
      </span>
    </p>
  );
}

function Acts({ view, onSit, onTopUp }: TrayProps) {
  const { t } = useTranslation('seats');
  const { play, game } = useSeats();
  const { isSending, phase } = useSeatSnapshot();
  const { brief } = useWireMoney();
  if (phase === 'ended') return null;
  if (view.me === null) {
    return (
      <div className={classes.line}>
        <WaitActs view={view} onSit={onSit} />
        <Button
          variant="default"
          leftSection={<IconLayoutGrid size={18} />}
          onClick={() => play.enter(null)}
          data-testid="other-tables"
        >
          {t('watch.others')}
        </Button>
      </div>
    );
  }
  const { me } = view;
  if (me.isElsewhere) {
    return (
      <div className={classes.line}>
        <p className={classes.hint}>{t('elsewhere')}</p>
        <Button loading={isSending} onClick={play.takeOver} data-testid="take-over">
          {t('takeOver')}
        </Button>
      </div>
    );
  }
  const isDealt =
    view.seats[me.seat]?.isDealt === true && view.hand?.result == null && view.phase === 'playing';
  if (isDealt) {
    return (
      <>
        <game.Actions view={view} />
        {me.isLeaving || me.isOut ? (
          <p className={classes.hint}>
            {t(me.isLeaving ? 'leavingAfter' : 'outAfter')}{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => void play.setOut(false)}>
              {t('stay')}
            </Button>
          </p>
        ) : null}
      </>
    );
  }
  if (me.isOut || me.isLeaving) {
    return (
      <div className={classes.line}>
        <p className={classes.hint}>{t('youAreOut')}</p>
        <Button
          loading={isSending}
          leftSection={<IconPlayerPlay size={18} />}
          onClick={() => void play.setOut(false)}
          data-testid="back-in"
        >
          {t('backIn')}
        </Button>
        <Button variant="default" leftSection={<IconDoorExit size={18} />} onClick={play.leave}>
          {t('menu.leave')}
        </Button>
      </div>
    );
  }
  const isPoor = me.topUp !== null && Number(me.stack) === 0;
  return (
    <div className={classes.line}>
      <p className={classes.hint}>
        {isPoor ? t('stackGone') : view.phase === 'playing' ? t('nextHand') : t(`hint.${view.phase}`)}
        {Number(me.waitingTopUp) > 0 ? <> {t('waitingTopUp', { amount: brief(me.waitingTopUp) })}</> : null}
      </p>
      {me.topUp === null ? null : (
        <Button
          variant={isPoor ? 'filled' : 'default'}
          leftSection={<IconCoins size={18} />}
          onClick={onTopUp}
          data-testid="top-up"
        >
          {t('menu.topUp')}
        </Button>
      )}
    </div>
  );
}

function EmoteMenu() {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={40} radius="xl" aria-label={t('say')} title={t('say')}>
          <IconMessageCircle size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.emotes ?? ''}>
        {emotes.map(({ emote, Icon }) => (
          <Menu.Item
            key={emote}
            leftSection={<Icon size={18} />}
            onClick={() => play.emote(emote)}
            data-testid={`say-${emote}`}
          >
            {t(`emote.${emote}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function SeatMenu({ view, onTopUp }: { view: SeatView; onTopUp: () => void }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { brief } = useWireMoney();
  const { me } = view;
  if (me === null) return null;
  const isOut = me.isOut || me.isLeaving;
  return (
    <TrayMenu>
      <Menu.Label>
        {t('menu.stack')} <Figure>{brief(me.stack)}</Figure>
      </Menu.Label>
      <Menu.Item
        leftSection={<IconCoins size={18} />}
        disabled={me.topUp === null}
        onClick={onTopUp}
        data-testid="menu-top-up"
      >
        {t('menu.topUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={isOut ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
        onClick={() => void play.setOut(!isOut)}
        data-testid="menu-out"
      >
        {t(isOut ? 'backIn' : 'menu.out')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDoorExit size={18} />}
        disabled={me.isLeaving}
        onClick={play.leave}
        data-testid="menu-leave"
      >
        {t(view.phase === 'playing' && view.seats[me.seat]?.isDealt ? 'menu.leaveAfter' : 'menu.leave')}
      </Menu.Item>
      <Menu.Divider />
    </TrayMenu>
  );
}
