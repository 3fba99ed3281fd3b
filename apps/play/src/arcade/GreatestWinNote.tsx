import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { Amount } from '../hud/Amount.tsx';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { greatestPayout } from './bet-figures.ts';
import { stakeForWin } from './stake-for-win.ts';
import { useGuide } from './use-guide.ts';

/** Says before the bet that it could win more than the house pays, and what may be staked instead. */
export function GreatestWinNote() {
  const { t } = useTranslation('arcade');
  const play = usePlay();
  const guide = useGuide();
  const { choice, stake, stakes, currency, server, phase, autoplay } = usePlaySnapshot();
  const winMax = server.greatestWin === undefined ? null : amountOf(server.greatestWin, currency);
  const isFinished = choice !== null && guide.isFinished?.(choice) !== false;
  const most = isFinished ? stakeForWin(stake, winMax, greatestPayout(guide, choice)) : null;
  if (most === null || winMax === null || phase === 'open' || play.numbers.problems().length > 0) return null;
  const isPossible = most >= (stakes[0] ?? 0n);
  return (
    <Alert color="coral" role="status" title={t('tooGreat')} data-testid="too-great">
      <p>
        {t('paysMost')} <Amount value={winMax} />
      </p>
      {isPossible ? (
        <Button
          size="xs"
          variant="default"
          disabled={phase !== 'idle' || autoplay !== null}
          onClick={() => play.setStake(most)}
        >
          <span>
            {t('stakeMost')} <Amount value={most} />
          </span>
        </Button>
      ) : (
        <p>{t('choosePrize')}</p>
      )}
    </Alert>
  );
}
