import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './dialog.module.css';
import { Seconds } from './TableSign.tsx';
import { useSeatSnapshot, useSeats } from './use-seats.ts';
import waitClasses from './wait.module.css';

/** A seat is held for whoever waited for it: he takes it or gives it up, and the time runs. */
export function OfferDialog({ onTake }: { onTake: (roomId: string) => void }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { wait } = useSeatSnapshot();
  /** The offer that was looked at: the table goes on saying that the seat is held. */
  const [seen, setSeen] = useState<string | null>(null);
  if (wait === null || wait.offeredUntil === null || wait.offeredUntil === seen) return null;
  const { roomId, offeredUntil } = wait;
  return (
    <ModalShell opened onClose={() => setSeen(offeredUntil)} title={t('waiting.offerTitle')} size={420}>
      <div className={classes.form} data-testid="seat-offer">
        <p className={classes.hint}>{t('waiting.offerHint')}</p>
        <p className={waitClasses.left} role="timer">
          <Seconds until={offeredUntil} />
        </p>
        <Button
          size="md"
          data-testid="take-offer"
          onClick={() => {
            setSeen(offeredUntil);
            onTake(roomId);
          }}
        >
          {t('waiting.take')}
        </Button>
        <Button variant="default" onClick={play.leaveWaitingList} data-testid="decline-offer">
          {t('waiting.decline')}
        </Button>
      </div>
    </ModalShell>
  );
}
