import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { IconBolt, IconBoltFilled, IconRepeat } from '@tabler/icons-react';
import classes from './Hud.module.css';
import { SpinButton } from './SpinButton.tsx';
import { usePlay, usePlaySnapshot } from './use-play.ts';

/** Autoplay where the operator offers it, spin, and quick spin. */
export function Controls({ onAutoplay }: { onAutoplay: () => void }) {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { phase, autoplay, isQuick, server, hasStage } = usePlaySnapshot();
  const isWrong = play.numbers.problems().length > 0;
  return (
    <section className={classes.controls} aria-label={t('hud.controls')}>
      {server.autoplay.enabled ? (
        <ActionIcon
          className={classes.round}
          variant="default"
          radius="xl"
          size={52}
          aria-label={t('hud.autoplay')}
          title={t('hud.autoplay')}
          disabled={phase !== 'idle' || autoplay !== null || !hasStage || isWrong}
          onClick={onAutoplay}
          data-testid="autoplay"
        >
          <IconRepeat size={24} />
        </ActionIcon>
      ) : (
        <span className={classes.noAutoplay} />
      )}
      <SpinButton />
      <ActionIcon
        className={classes.round}
        variant="default"
        radius="xl"
        size={52}
        aria-label={t('hud.quick')}
        title={isQuick ? t('hud.quickOn') : t('hud.quickOff')}
        aria-pressed={isQuick}
        onClick={() => play.report({ isQuick: !isQuick })}
        data-testid="quick"
      >
        {isQuick ? <IconBoltFilled size={24} /> : <IconBolt size={24} />}
      </ActionIcon>
    </section>
  );
}
