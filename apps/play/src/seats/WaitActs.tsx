import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconArmchair, IconHourglass } from '@tabler/icons-react';
import { hasFreeSeat } from './has-free-seat.ts';
import type { SeatView } from './seat-snapshot.ts';
import { Seconds } from './TableSign.tsx';
import classes from './tray.module.css';
import { useSeatSnapshot, useSeats } from './use-seats.ts';

/** What whoever has no seat may do about one: take it, wait for it, or wait no more. */
export function WaitActs({ view, onSit }: { view: SeatView; onSit: () => void }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { waitingList, phase } = view;
  const me = waitingList?.me ?? null;
  if (phase === 'closed') return <p className={classes.hint}>{t('watch.closed')}</p>;
  const sit = (
    <Button leftSection={<IconArmchair size={18} />} onClick={onSit} data-testid="sit-anywhere">
      {t('watch.sit')}
    </Button>
  );
  if (me !== null) {
    return (
      <>
        <p className={classes.hint} role="status" data-testid="own-place">
          {me.offeredUntil === null ? (
            t('waiting.place', { place: me.place })
          ) : (
            <>
              {t('waiting.heldForYou')} <Seconds until={me.offeredUntil} />
            </>
          )}
        </p>
        {me.offeredUntil === null ? null : sit}
        <Button variant="default" onClick={play.leaveWaitingList} data-testid="leave-waiting-list">
          {t('waiting.leave')}
        </Button>
      </>
    );
  }
  if (hasFreeSeat(view)) {
    return (
      <>
        <p className={classes.hint}>{t('watch.free')}</p>
        {sit}
      </>
    );
  }
  const waiting = waitingList?.waiting ?? 0;
  return (
    <>
      <p className={classes.hint}>
        {t('watch.full')} {waiting > 0 ? t('waiting.waiting', { count: waiting }) : null}
      </p>
      {waitingList === null ? null : (
        <Button
          leftSection={<IconHourglass size={18} />}
          loading={isSending}
          onClick={() => void play.joinWaitingList()}
          data-testid="join-waiting-list"
        >
          {t('waiting.join')}
        </Button>
      )}
    </>
  );
}
