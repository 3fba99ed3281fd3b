import type { ReactNode } from 'react';
import type { SeatView } from '../seat-snapshot.ts';
import { useSeatSnapshot, useSeats } from '../use-seats.ts';
import { handOf, ownPlayer } from './hand-of.ts';
import classes from './teen-patti.module.css';
import { useTeenPattiWords } from './use-words.ts';

/** One's own cards: while one plays blind, a press turns them. */
export function OwnCards({ view, children }: { view: SeatView; children: ReactNode }) {
  const { t } = useTeenPattiWords();
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const canSee = handOf(view)?.moves?.see === true;
  const left = ownPlayer(view)?.blindTurnsLeft ?? 0;
  if (!canSee) return <>{children}</>;
  return (
    <button
      type="button"
      className={classes.see}
      disabled={isSending}
      data-testid="see-cards"
      onClick={() => play.act({ type: 'see' })}
    >
      {children}
      <span className={classes.seeWord}>
        {t('see')}
        <small>{t('blindLeft', { count: left })}</small>
      </span>
    </button>
  );
}
