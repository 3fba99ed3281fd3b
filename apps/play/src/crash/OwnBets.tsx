import type { OwnCrashBet } from '@ikka/contract';
import { CASH_OUT_MAX, hundredths } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Amount } from '../hud/Amount.tsx';
import { amountOf } from '../round/play-state.ts';
import classes from './CrashPage.module.css';
import { fateOf } from './crash-room.ts';
import { useCrash, useCrashSnapshot } from './use-crash.ts';

/** The player's bets on the round, each to be cashed out by itself. */
export function OwnBets() {
  const { t } = useTranslation('crash');
  const { room } = useCrashSnapshot();
  if (room === null || room.mine.length === 0) return null;
  return (
    <ul className={classes.own} aria-label={t('own.title')} data-testid="own-bets">
      {room.mine.map((bet) => (
        <OwnBet key={bet.betId} bet={bet} />
      ))}
    </ul>
  );
}

function OwnBet({ bet }: { bet: OwnCrashBet }) {
  const { t } = useTranslation('crash');
  const { play } = useCrash();
  const { room, currency, cashing } = useCrashSnapshot();
  if (room === null) return null;
  const fate = room.end !== null ? fateOf(bet, room.end) : bet.cashOut !== null ? 'paid' : 'open';
  const at = bet.cashOut ?? (fate === 'paid' ? (bet.autoCashOut ?? CASH_OUT_MAX) : null);
  return (
    <li data-fate={fate}>
      <span>
        <Amount value={amountOf(bet.stake, currency)} />
        {bet.autoCashOut !== null && fate === 'open' ? (
          <small>{t('own.order', { at: hundredths(bet.autoCashOut) })}</small>
        ) : null}
      </span>
      {fate === 'open' && room.state.phase === 'flying' && room.mine.length > 1 ? (
        <Button
          size="compact-sm"
          color="emerald"
          loading={cashing.has(bet.betId)}
          onClick={() => play.cashOut(bet.betId)}
        >
          {t('cashOut')}
        </Button>
      ) : (
        <span className={classes.fate}>
          {at === null ? null : <Figure>{hundredths(at)}×</Figure>} {t(`own.${fate}`)}
        </span>
      )}
    </li>
  );
}
