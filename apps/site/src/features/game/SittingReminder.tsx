import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money, ReminderDialog, useReminder } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ToldPosition } from './PositionLine.tsx';
import { useElapsed } from './use-elapsed.ts';

interface SittingReminderProps {
  position: ToldPosition;
  /** The sitting's beginning. */
  since: string;
  everyMinutes: number;
}

/** After each interval of the member's, over a game that reminds of nothing itself: how long, and what came of it. */
export function SittingReminder({ position, since, everyMinutes }: SittingReminderProps) {
  const { t } = useTranslation('game');
  const elapsedMs = useElapsed(position);
  const { isDue, answer } = useReminder(since, elapsedMs, everyMinutes);
  const { net, currency, currencySymbol } = position;
  return (
    <ReminderDialog
      opened={isDue}
      title={t('reminder.title')}
      facts={[
        [t('time'), <Figure key="time">{formatElapsed(elapsedMs)}</Figure>],
        [
          t('reminder.net'),
          <Money
            key="net"
            amount={net}
            currency={currency}
            symbol={currencySymbol}
            signed
            tone="direction"
          />,
        ],
      ]}
      hint={t('reminder.hint', { minutes: everyMinutes })}
      leave={
        <Button variant="default" component={Link} to="/index">
          {t('reminder.leave')}
        </Button>
      }
      goOn={t('reminder.goOn')}
      onGoOn={answer}
      testId="sitting-reminder"
    />
  );
}
