import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ReminderDialog, useReminder } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { leaveGame } from '../session/frame-parent.ts';
import { Amount } from './Amount.tsx';
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
    <ReminderDialog
      opened={opened}
      title={t('reality.title')}
      facts={[
        [t('hud.time'), <Figure key="time">{formatElapsed(elapsed)}</Figure>],
        [t('reality.net'), <Amount key="net" value={net} signed tone="direction" />],
      ]}
      hint={t('reality.hint', { minutes: server.realityCheckMinutes })}
      leave={
        <Button variant="default" onClick={leaveGame}>
          {t('reality.leave')}
        </Button>
      }
      goOn={t('reality.goOn')}
      onGoOn={answer}
      testId="reality-check"
    />
  );
}
