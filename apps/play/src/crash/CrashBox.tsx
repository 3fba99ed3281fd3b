import { BETS_MOST } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus, IconRepeat } from '@tabler/icons-react';
import arcade from '../arcade/arcade.module.css';
import { BoxFigures } from '../arcade/BoxFigures.tsx';
import { StakeField } from '../arcade/StakeField.tsx';
import { Statistics } from '../arcade/Statistics.tsx';
import { useHotkeys } from '../arcade/use-hotkeys.ts';
import { CashOutButton } from './CashOutButton.tsx';
import { canAddBet } from './crash-snapshot.ts';
import { OrderField } from './OrderField.tsx';
import { OwnBets } from './OwnBets.tsx';
import { useCrash, useCrashSnapshot } from './use-crash.ts';

/** Everything by which a player bets: figures, the button, stake, automatic cash-out, autoplay and his own bets. */
export function CrashBox({ onAutoplay }: { onAutoplay: () => void }) {
  const { t } = useTranslation(['arcade', 'play', 'crash']);
  const { play } = useCrash();
  const snapshot = useCrashSnapshot();
  const { server, autoplay, phase, closing, won, lastEnded } = snapshot;
  const isWrong = play.numbers.problems().length > 0;
  const hotkeys = useHotkeys();
  /** It plays by standing orders alone. */
  const openAutoplay = () => {
    play.setHasOrder(true);
    if (play.numbers.problems().length === 0) onAutoplay();
  };
  return (
    <section className={arcade.box} aria-label={t('box')}>
      <BoxFigures isWin={won > 0n && lastEnded !== null && lastEnded.payout > lastEnded.stake} />
      <div className={arcade.buttons}>
        <CashOutButton />
        <div className={arcade.ways}>
          {canAddBet(snapshot, BETS_MOST) ? (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              disabled={isWrong}
              onClick={() => play.addBet()}
              data-testid="second-bet"
            >
              {t('crash:second')}
            </Button>
          ) : server.autoplay.enabled ? (
            <Button
              variant="default"
              leftSection={<IconRepeat size={18} aria-hidden="true" />}
              disabled={autoplay !== null || phase === 'ended' || closing !== null || isWrong}
              onClick={openAutoplay}
              data-testid="autoplay"
            >
              {t('play:hud.autoplay')}
            </Button>
          ) : null}
        </div>
      </div>
      <OwnBets />
      <StakeField />
      <OrderField />
      <Statistics />
      <Checkbox
        className={arcade.keys ?? ''}
        label={t('keys')}
        description={t('crash:keysHint')}
        checked={hotkeys.isOn}
        onChange={(event) => hotkeys.setOn(event.currentTarget.checked)}
      />
    </section>
  );
}
