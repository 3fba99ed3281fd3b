import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useSeatSnapshot, useSeats } from './use-seats.ts';
import classes from './wait.module.css';

/** Over the list of tables: that one waits for a seat, and how many are before one. */
export function WaitBar() {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { wait } = useSeatSnapshot();
  if (wait === null) return null;
  return (
    <div className={classes.bar} role="status" data-testid="wait-bar">
      <IconHourglass size={20} aria-hidden="true" />
      <span>{t('waiting.place', { place: wait.place })}</span>
      <Button size="compact-sm" variant="default" onClick={() => play.enter(wait.roomId)}>
        {t('rooms.watch')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={play.leaveWaitingList}
        data-testid="leave-waiting-list"
      >
        {t('waiting.leave')}
      </Button>
    </div>
  );
}
