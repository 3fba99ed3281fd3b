import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell, useReminder } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { leaveGame } from '../session/frame-parent.ts';
import { Amount } from './Amount.tsx';
import classes from './RealityCheck.module.css';
import { useElapsed } from './use-elapsed.ts';
import { usePlayBase, usePlaySnapshot } from './use-play.ts';

/**
 * After each interval of the member's, once the round is over: how long, and what came of it. Autoplay ends, and nothing
 * goes on until the player says so.
 */
export function RealityCheck({ onOpen }: { onOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation('play');
  const play = usePlayBase();
  const { server, net, phase, autoplay } = usePlaySnapshot();
  const elapsed = useElapsed();
  const { isDue, answer } = useReminder(server.sessionStartedAt, elapsed, server.realityCheckMinutes);
  const opened = isDue && phase === 'idle' && autoplay === null;
  useEffect(() => {
    if (isDue) play.stopAutoplay('reminder');
  }, [isDue, play]);
  useEffect(() => onOpen(opened), [opened, onOpen]);
  return (
    <ModalShell opened={opened} onClose={answer} title={t('reality.title')} mustAnswer withoutClose>
      <div className={classes.facts} data-testid="reality-check">
        <div className={classes.fact}>
          <span>{t('hud.time')}</span>
          <strong>
            <Figure>{formatElapsed(elapsed)}</Figure>
          </strong>
        </div>
        <div className={classes.fact} data-sign={net > 0n ? 'gain' : net < 0n ? 'loss' : 'even'}>
          <span>{t('reality.net')}</span>
          <strong>
            <Amount value={net} signed />
          </strong>
        </div>
      </div>
      <p className={classes.hint}>{t('reality.hint', { minutes: server.realityCheckMinutes })}</p>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={leaveGame}>
          {t('reality.leave')}
        </Button>
        <Button onClick={answer} data-autofocus>
          {t('reality.goOn')}
        </Button>
      </Group>
    </ModalShell>
  );
}
