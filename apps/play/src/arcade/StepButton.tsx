import { formatPercent } from '@ikka/i18n';
import { useGameTexts } from '@ikka/i18n/react';
import type { StepOption } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Amount } from '../hud/Amount.tsx';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { multiplierText } from './Odds.tsx';
import { useGuide } from './use-guide.ts';

/** One thing that can be done, with what it stakes further, or what the round would stand at and how likely that is. */
export function StepButton({ option: { name, act, prize, stake } }: { option: StepOption }) {
  const play = usePlay();
  const { say } = useGameTexts(useGuide().texts);
  const { phase, balance, autoplay } = usePlaySnapshot();
  return (
    <Button
      variant="default"
      className={classes.option ?? ''}
      data-waiting={phase !== 'open' && autoplay === null}
      disabled={autoplay !== null || (stake ?? 0n) > balance}
      onClick={() => play.act(act())}
      data-testid={`step-${name}`}
    >
      <span className={classes.optionName}>{say(`action.${name}`)}</span>
      {stake === undefined ? null : (
        <small>
          + <Amount value={stake} />
        </small>
      )}
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
