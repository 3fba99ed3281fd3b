import type { SeatReplayStep } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import type { SeatChoice } from '@ikka/seat-kit';
import { useState } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { StepButtons } from '../replay/StepButtons.tsx';
import { CardTable } from './CardTable.tsx';
import page from './page.module.css';
import classes from './replay-table.module.css';
import { replayView } from './replay-view.ts';
import type { ActText } from './use-recorded-act.ts';
import { useSeats } from './use-seats.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useStepWords } from './use-step-words.ts';

interface ReplayTableProps {
  readonly choice: SeatChoice;
  readonly steps: readonly SeatReplayStep[];
  /** What the hand came to, as it is on record: it says whose cards are known. */
  readonly outcome: unknown;
  readonly actText: ActText;
}

/** The table of a hand that is over, at one of its steps, with the buttons and keys that move it. */
export function ReplayTable({ choice, steps, outcome, actText }: ReplayTableProps) {
  const { t } = useTranslation('seats');
  const { game } = useSeats();
  const { server } = usePlaySnapshot();
  const [position, go] = useState(0);
  const last = steps.length - 1;
  useStepKeys({ position, last, go });
  const nameOf = (seat: number) => (seat === choice.seat ? t('seat.you') : t('seat.no', { seat: seat + 1 }));
  const wordsOf = useStepWords(nameOf, actText);
  const viewAt = (at: number) => {
    const step = steps[at];
    const of = { gameId: server.game.gameId, currency: server.currency, nameOf };
    return step === undefined ? null : replayView(choice, step, of);
  };
  const view = viewAt(position);
  const laid = game.useLaid(view);
  const before = game.useLaid(viewAt(position - 1));
  const ending = game.useEnding();
  const step = steps[position];
  if (view === null || step === undefined) return null;
  const { Middle, Held, Shown, Equity } = game;
  const end = ending(view);
  return (
    <div className={classes.replay} data-testid="hand-replay" data-position={position} data-last={last}>
      <div className={`${page.night} ${classes.table}`}>
        <CardTable
          view={view}
          laid={laid}
          sign={end === null ? null : <strong className={page.ending}>{end}</strong>}
          onSit={null}
          middle={Middle === undefined ? null : <Middle view={view} />}
        />
      </div>
      <p className={classes.words} role="status" data-testid="replay-words">
        {wordsOf({ step, laid, boardBefore: before?.board?.length ?? 0, ending: end })}
      </p>
      <StepButtons controls={{ position, last, go }} />
      {Held === undefined || step.result !== null ? null : <Held view={view} />}
      {Shown === undefined || step.result === null ? null : <Shown view={view} />}
      {Equity === undefined ? null : <Equity view={view} outcome={outcome} />}
    </div>
  );
}
