import { calls, type PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { RoundRow, ToldRound } from '../panels/RoundRow.tsx';
import { RoundsPanel } from '../panels/RoundsPanel.tsx';
import { useCall } from '../panels/use-call.ts';
import { VerifyAction } from '../panels/VerifyAction.tsx';
import { client } from '../session/client.ts';

/** The player's last bets, each with what became of it; the seeds of the last rounds are at hand to verify it. */
export function MyBetsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('crash');
  const flights = useCall('flights', () => client.call(calls.crash.crashRounds));
  const row = (round: PlayedRound) => {
    const flight = flights.data?.rounds.find(({ seedPairId }) => seedPairId === round.seedPairId);
    return (
      <RoundRow
        key={round.roundId}
        round={round}
        note={flight ? <small>{t('fair.round', { no: flight.no })}</small> : null}
        told={<ToldRound texts="crash" told={tellRound(round.bet, round.outcome)} />}
        actions={<VerifyAction round={round} seeds={flight} later={t('mine.inRecord')} />}
      />
    );
  };
  return (
    <RoundsPanel
      size={620}
      title={t('mine.title')}
      subtitle={t('mine.subtitle')}
      emptyTitle={t('mine.emptyTitle')}
      emptyHint={t('mine.emptyHint')}
      onClose={onClose}
      row={row}
    />
  );
}
