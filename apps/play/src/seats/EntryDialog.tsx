import type { ContestView } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { Notices } from '../hud/Notices.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { isFramed, tellParent } from '../session/frame-parent.ts';
import classes from './dialog.module.css';
import { useContestWords } from './use-contest-words.ts';
import { useMoney } from './use-seats.ts';

interface EntryDialogProps {
  readonly contest: ContestView;
  /** Entry and fee, in smallest units. */
  readonly paid: bigint;
  readonly onJoin: (paid: bigint) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What a contest costs and pays, before one joins it. */
export function EntryDialog({ contest, paid, onJoin, onClose }: EntryDialogProps) {
  const { t } = useTranslation(['seats', 'play']);
  const { balance, server, notice } = usePlaySnapshot();
  const { brief, text } = useMoney();
  const total = brief(text(paid));
  const { kind, how, place } = useContestWords();
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    const isDone = await onJoin(paid);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={kind({ ...contest, points: contest.stack })}
      subtitle={how(contest)}
      size={460}
    >
      <dl className={classes.figures}>
        <div>
          <dt>{t('contest.total')}</dt>
          <dd>
            <Figure>
              {brief(contest.entry)} + {brief(contest.fee)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{t('bring.wallet')}</dt>
          <dd>
            <Amount value={balance} />
          </dd>
        </div>
        {contest.prizes.map((prize, at) => (
          <div key={place(at + 1)}>
            <dt>{place(at + 1)}</dt>
            <dd>
              <Figure>{brief(prize)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {notice ? <Notices /> : null}
      <div className={classes.form}>
        <p className={classes.hint}>{balance < paid ? t('bring.tooLittle') : t('contest.joinHint')}</p>
        {balance >= paid ? (
          <Button size="md" loading={isBusy} onClick={() => void join()} data-testid="bring">
            {t('contest.joinFor', { amount: total })}
          </Button>
        ) : server.isTrial || !isFramed() ? null : (
          <Button onClick={() => tellParent({ type: 'deposit' })}>{t('play:notice.deposit')}</Button>
        )}
      </div>
    </ModalShell>
  );
}
