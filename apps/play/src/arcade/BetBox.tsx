import { useTranslation } from '@ikka/i18n/react';
import { Button, Checkbox } from '@mantine/core';
import { IconBolt, IconBoltFilled, IconRepeat } from '@tabler/icons-react';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import classes from './arcade.module.css';
import { BetButton } from './BetButton.tsx';
import { BoxFigures } from './BoxFigures.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { GreatestWinNote } from './GreatestWinNote.tsx';
import { Odds } from './Odds.tsx';
import { StakeField } from './StakeField.tsx';
import { Statistics } from './Statistics.tsx';
import { StepOptions } from './StepOptions.tsx';
import { useGuide } from './use-guide.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { useStepKeys } from './use-step-keys.ts';

/** Everything by which a player bets: figures, stake, choice, what it can win, and the button. */
export function BetBox({ onAutoplay }: { onAutoplay: () => void }) {
  const { t } = useTranslation(['arcade', 'play']);
  const play = usePlay();
  const guide = useGuide();
  const { phase, autoplay, hasStage, isQuick, server, won, lastRound, currency } = usePlaySnapshot();
  const isWrong = play.numbers.problems().length > 0;
  const hotkeys = useHotkeys();
  useStepKeys(hotkeys.isOn);
  return (
    <section className={classes.box} data-steps={guide.steps !== undefined} aria-label={t('box')}>
      {/* What comes back at or below the stake is a figure, not a win. */}
      <BoxFigures isWin={lastRound !== null && won > amountOf(lastRound.stake, currency)} />
      <div className={classes.buttons}>
        <BetButton />
        <div className={classes.ways}>
          {server.autoplay.enabled && (!guide.steps || guide.steps.auto) ? (
            <Button
              variant="default"
              leftSection={<IconRepeat size={18} aria-hidden="true" />}
              disabled={phase !== 'idle' || autoplay !== null || !hasStage || isWrong}
              onClick={onAutoplay}
              data-testid="autoplay"
            >
              {t('play:hud.autoplay')}
            </Button>
          ) : null}
          <Button
            variant={isQuick ? 'filled' : 'default'}
            leftSection={isQuick ? <IconBoltFilled size={18} /> : <IconBolt size={18} />}
            aria-pressed={isQuick}
            onClick={() => play.report({ isQuick: !isQuick })}
            data-testid="quick"
          >
            {t('quick')}
          </Button>
        </div>
      </div>
      <StepOptions />
      <StakeField />
      <div className={classes.choice}>
        <ChoiceFields />
      </div>
      <Odds />
      <GreatestWinNote />
      <Statistics />
      <Checkbox
        className={classes.keys ?? ''}
        label={t('keys')}
        description={t('keysHint')}
        checked={hotkeys.isOn}
        onChange={(event) => hotkeys.setOn(event.currentTarget.checked)}
      />
    </section>
  );
}
