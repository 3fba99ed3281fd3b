import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell, Money, useReminder } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './GamePage.module.css';
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
    <ModalShell opened={isDue} onClose={answer} title={t('reminder.title')} mustAnswer withoutClose>
      <dl className={classes.reminder} data-testid="sitting-reminder">
        <div>
          <dt>{t('time')}</dt>
          <dd>
            <Figure>{formatElapsed(elapsedMs)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('reminder.net')}</dt>
          <dd>
            <Money amount={net} currency={currency} symbol={currencySymbol} signed tone="direction" />
          </dd>
        </div>
      </dl>
      <p className={classes.reminderHint}>{t('reminder.hint', { minutes: everyMinutes })}</p>
      <Group justify="end" gap="sm">
        <Button variant="default" component={Link} to="/index">
          {t('reminder.leave')}
        </Button>
        <Button onClick={answer} data-autofocus>
          {t('reminder.goOn')}
        </Button>
      </Group>
    </ModalShell>
  );
}
