import { formatPercent } from '@ikka/i18n';
import type { StepOption } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { multiplierText } from './Odds.tsx';
import { useGameTexts } from './use-game-texts.ts';
import { useGuide } from './use-guide.ts';

/** One thing that can be done, with what the round would stand at and how likely that is. */
export function StepButton({ option: { name, act, prize } }: { option: StepOption }) {
  const play = usePlay();
  const { say } = useGameTexts(useGuide().texts);
  const { phase } = usePlaySnapshot();
  return (
    <Button
      variant="default"
      className={classes.option ?? ''}
      disabled={phase !== 'open'}
      onClick={() => play.act(act())}
      data-testid={`step-${name}`}
    >
      <span className={classes.optionName}>{say(`action.${name}`)}</span>
      {prize ? (
        <small>
          <Figure>
            {multiplierText(prize.multiplier)} · {formatPercent(prize.chance)}
          </Figure>
        </small>
      ) : null}
    </Button>
  );
}
