import type { ContestView } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './contest.module.css';
import dialog from './dialog.module.css';
import { Standings } from './Standings.tsx';
import type { SeatView } from './seat-snapshot.ts';
import { useContestWords } from './use-contest-words.ts';
import { useMoney, useServerTime } from './use-seats.ts';

/** Over the table of a contest: what is played for, how far it is, and by a press all about it. */
export function ContestBar({ view, contest }: { view: SeatView; contest: ContestView }) {
  const { t } = useTranslation('seats');
  const { brief } = useMoney();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.bar}
        onClick={() => setOpen(true)}
        title={t('contest.info')}
        data-testid="contest-bar"
      >
        <span className={classes.pool}>
          <IconTrophy size={16} aria-hidden="true" />
          <Figure>{brief(contest.pool)}</Figure>
        </span>
        <Progress contest={contest} isShowing={view.phase === 'showing'} />
      </button>
      {isOpen ? <About view={view} contest={contest} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The level with the time to the next one, the deal, or the points that are too many. */
function Progress({ contest, isShowing }: { contest: ContestView; isShowing: boolean }) {
  const { t } = useTranslation('seats');
  const { blinds } = useContestWords();
  const { kind, stack, deals, hands, nextStake, nextLevelAt } = contest;
  if (kind === 'pool') return <span>{t('contest.outAt', { points: stack })}</span>;
  if (kind === 'deals') {
    // While its result stands it is the last deal still.
    const no = isShowing ? hands : hands + 1;
    return <span>{no > deals ? t('contest.further') : t('contest.deal', { no, deals })}</span>;
  }
  return (
    <>
      <span>
        {t('contest.level', { level: contest.level })} ·{' '}
        <strong>{t('contest.blinds', blinds(contest.stake))}</strong>
      </span>
      {nextStake !== null && nextLevelAt !== null ? (
        <span className={classes.next}>
          {t('contest.next', blinds(nextStake))} <Minutes until={nextLevelAt} />
        </span>
      ) : null}
    </>
  );
}

/** Minutes and seconds to an instant, counted down by the server's clock. */
function Minutes({ until }: { until: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(until) - useServerTime(true)) / 1_000));
  return (
    <Figure>
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </Figure>
  );
}

function About({ view, contest, onClose }: { view: SeatView; contest: ContestView; onClose: () => void }) {
  const { t } = useTranslation('seats');
  const { place, kind, how } = useContestWords();
  const { brief } = useMoney();
  const { entry, fee, prizes, stack, stage } = contest;
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={kind({ ...contest, points: stack })}
      subtitle={how(contest)}
      size={460}
    >
      <dl className={dialog.figures}>
        <div>
          <dt>{t('contest.entry')}</dt>
          <dd>
            <Figure>{brief(entry)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('contest.fee')}</dt>
          <dd>
            <Figure>{brief(fee)}</Figure>
          </dd>
        </div>
        {prizes.map((prize, at) => (
          <div key={place(at + 1)}>
            <dt>{place(at + 1)}</dt>
            <dd>
              <Figure>{brief(prize)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {stage === 'registering' ? null : <Standings view={view} contest={contest} />}
    </ModalShell>
  );
}
