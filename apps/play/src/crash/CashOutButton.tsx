import { payoutOf } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import arcade from '../arcade/arcade.module.css';
import { WhyNoBet, whyNoBetId } from '../arcade/WhyNoBet.tsx';
import { Amount } from '../hud/Amount.tsx';
import { amountOf } from '../round/play-state.ts';
import classes from './CrashPage.module.css';
import { openBets } from './crash-room.ts';
import { mainAction } from './crash-snapshot.ts';
import { useCrash, useCrashSnapshot, useMultiplier } from './use-crash.ts';

/** The main button: bet, cash out with what it pays at this moment, or wait for the next round. */
export function CashOutButton() {
  const { t } = useTranslation(['crash', 'arcade', 'play']);
  const { play } = useCrash();
  const snapshot = useCrashSnapshot();
  const { autoplay, autoplayIsEnding, placing } = snapshot;
  const action = mainAction(snapshot);
  const label = {
    bet: t('bet'),
    placed: placing > 0 ? t('placing') : t('placed'),
    'cash-out': t('cashOut'),
    queue: t('queue'),
    unqueue: t('unqueue'),
    stop: autoplayIsEnding ? t('play:hud.autoplayEnding') : t('arcade:stop', { count: autoplay?.left ?? 0 }),
    none: t('bet'),
  }[action];
  const isWrong = (action === 'bet' || action === 'queue') && play.numbers.problems().length > 0;
  return (
    <>
      <Button
        className={`${arcade.bet} ${classes.main}`}
        size="lg"
        fullWidth
        {...(action === 'cash-out' ? { color: 'emerald' } : {})}
        {...(action === 'stop' ? { color: 'coral' } : {})}
        {...(action === 'unqueue' || action === 'placed' ? { variant: 'default' } : {})}
        {...(action === 'stop' ? { leftSection: <IconPlayerStopFilled size={20} aria-hidden="true" /> } : {})}
        data-action={action}
        disabled={
          isWrong || action === 'none' || action === 'placed' || (action === 'stop' && autoplayIsEnding)
        }
        onClick={() => play.press()}
        aria-keyshortcuts="Space"
        {...(isWrong ? { 'aria-describedby': whyNoBetId } : {})}
        data-testid="main"
      >
        <span>{label}</span>
        {action === 'cash-out' ? <PaysNow /> : null}
      </Button>
      {isWrong ? (
        <WhyNoBet labelOf={(name) => (name === 'order' ? t('order.at') : t('play:hud.stake'))} />
      ) : null}
    </>
  );
}

/** What all open bets would pay if they were cashed out at what the page shows. */
function PaysNow() {
  const { room, currency, cashing } = useCrashSnapshot();
  const multiplier = useMultiplier();
  if (room === null || multiplier === null) return null;
  const open = openBets(room).filter(({ betId }) => !cashing.has(betId));
  const pays = open.reduce((sum, bet) => sum + payoutOf(amountOf(bet.stake, currency), multiplier), 0n);
  return (
    <span className={classes.pays} aria-hidden="true">
      <Amount value={pays} />
    </span>
  );
}
