import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlayerStopFilled, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { useMainButton } from '../hud/use-main-button.ts';
import classes from './arcade.module.css';
import { useGuide } from './use-guide.ts';
import { WhyNoBet, whyNoBetId } from './WhyNoBet.tsx';

/** The main button of an arcade game. */
export function BetButton() {
  const { t } = useTranslation(['arcade', 'play']);
  const { texts, steps } = useGuide();
  const { say } = useGameTexts(texts);
  const { look, isWaiting, isEnding, roundsLeft, open, isPrepared, isWrong, isDisabled, press } =
    useMainButton();
  const shown = look === 'spin' && open ? 'cash-out' : look;
  const label = {
    stop: isEnding ? t('play:hud.autoplayEnding') : t('stop', { count: roundsLeft }),
    finish: t('play:hud.finish'),
    'cash-out':
      isPrepared && steps?.main ? say(`action.${steps.main}`) : <CashOut amount={open?.cashOut ?? null} />,
    spin: t('bet'),
  }[shown];
  const labelOf = (name: string) => {
    if (name === 'stake') return t('play:hud.stake');
    return name === 'all' ? t('allStaked') : say(`choice.${name}.label`);
  };
  const icon = {
    stop: <IconPlayerStopFilled size={20} aria-hidden="true" />,
    finish: <IconPlayerTrackNextFilled size={20} aria-hidden="true" />,
    'cash-out': null,
    spin: null,
  }[shown];
  return (
    <>
      <Button
        className={classes.bet ?? ''}
        size="lg"
        fullWidth
        {...(look === 'stop' ? { color: 'coral' } : {})}
        leftSection={icon}
        data-look={shown}
        data-waiting={isWaiting}
        disabled={isDisabled}
        onClick={press}
        aria-keyshortcuts="Space"
        {...(isWrong ? { 'aria-describedby': whyNoBetId } : {})}
        data-testid="spin"
      >
        {label}
      </Button>
      {isWrong ? <WhyNoBet labelOf={labelOf} /> : null}
    </>
  );
}

/** What cashing the open round out pays, or that nothing can be taken yet. */
function CashOut({ amount }: { amount: bigint | null }) {
  const { t } = useTranslation('arcade');
  if (amount === null) return t('steps.yourTurn');
  return (
    <span>
      {t('steps.cashOut')} <Amount value={amount} />
    </span>
  );
}
