import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { stakeStep } from '../round/stake-steps.ts';
import { Amount } from './Amount.tsx';
import classes from './Hud.module.css';
import { useNumberWords } from './use-number-words.ts';
import { usePlay, usePlaySnapshot } from './use-play.ts';

/** The stake: one step down or up, or any offered one from the list. It is fixed while a round runs. */
export function StakePicker() {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { stake, stakes, phase, autoplay } = usePlaySnapshot();
  const { problemIn } = useNumberWords();
  const problem = problemIn('stake');
  const isFixed = phase !== 'idle' || autoplay !== null;
  const step = (by: number) => play.setStake(stakeStep(stakes, stake, by));
  return (
    <fieldset className={classes.stake}>
      <legend className={classes.label}>{t('hud.stake')}</legend>
      <div className={classes.stepper}>
        <ActionIcon
          variant="default"
          size={38}
          radius="xl"
          aria-label={t('hud.stakeLess')}
          disabled={isFixed || stake === stakes[0]}
          onClick={() => step(-1)}
        >
          <IconMinus size={18} />
        </ActionIcon>
        <Menu position="top" disabled={isFixed} width={180}>
          <Menu.Target>
            <UnstyledButton
              className={classes.stakeValue}
              aria-label={t('hud.stakeChoose')}
              disabled={isFixed}
              data-testid="stake"
            >
              <Amount value={stake} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown className={classes.stakeList}>
            {stakes.map((offered) => (
              <Menu.Item
                key={String(offered)}
                rightSection={offered === stake ? <IconCheck size={16} /> : null}
                onClick={() => play.setStake(offered)}
              >
                <Amount value={offered} />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          variant="default"
          size={38}
          radius="xl"
          aria-label={t('hud.stakeMore')}
          disabled={isFixed || stake === stakes.at(-1)}
          onClick={() => step(1)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      </div>
      {problem === undefined ? null : (
        <p className={classes.wrong} role="status">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
