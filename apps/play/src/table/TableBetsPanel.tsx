import { readChoice, readOutcome, stakesBySpot, tellRound } from '@ikka/baccarat/rules';
import { calls, type PlayedRound } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import panels from '../panels/panels.module.css';
import { RoundRow } from '../panels/RoundRow.tsx';
import { RoundsPanel } from '../panels/RoundsPanel.tsx';
import { useCall } from '../panels/use-call.ts';
import { VerifyAction } from '../panels/VerifyAction.tsx';
import { client } from '../session/client.ts';
import { SmallCards } from './SmallCards.tsx';

/** The player's last bets at this table with cards and results; those of shoes that are over can be verified. */
export function TableBetsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('baccarat');
  const shoes = useCall('shoes', () => client.call(calls.tables.tableShoes));
  const row = (round: PlayedRound) => {
    const choice = readChoice(round.bet);
    const spots = choice ? stakesBySpot(choice.stakes).map(({ spot }) => t(`spot.${spot}`)) : [];
    const shoe = shoes.data?.shoes.find(({ seedPairId }) => seedPairId === round.seedPairId);
    return (
      <RoundRow
        key={round.roundId}
        round={round}
        note={<small>{spots.join(' · ')}</small>}
        told={<Coup round={round} />}
        actions={<VerifyAction round={round} seeds={shoe} later={t('mine.later')} />}
      />
    );
  };
  return (
    <RoundsPanel
      size={680}
      title={t('mine.title')}
      subtitle={t('mine.subtitle')}
      emptyTitle={t('mine.emptyTitle')}
      emptyHint={t('mine.emptyHint')}
      onClose={onClose}
      row={row}
    />
  );
}

/** The cards of a coup and what they came to. */
function Coup({ round }: { round: PlayedRound }) {
  const { t } = useTranslation('baccarat');
  const { say } = useGameTexts('baccarat');
  const told = tellRound(round.bet, round.outcome);
  const outcome = readOutcome(round.outcome);
  if (!told || !outcome) return null;
  return (
    <span className={panels.told}>
      <span>
        <SmallCards cards={outcome.player} label={t('spot.player')} />
        <SmallCards cards={outcome.banker} label={t('spot.banker')} />
      </span>
      <strong>{say(told.result.key, told.result.values)}</strong>
    </span>
  );
}
