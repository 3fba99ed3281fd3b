import type { PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/texas-holdem/rules';
import { RecordedHand as Recorded } from '../RecordedHand.tsx';
import { Chances } from './Chances.tsx';
import { useTexasHoldemWords } from './use-words.ts';

/** A hand of the record: one's two cards and those on the table, how it ended and how it went. */
export function RecordedHand({ round }: { round: PlayedRound }) {
  const { act } = useTexasHoldemWords();
  return (
    <Recorded
      round={round}
      texts="texasHoldem"
      tell={tellRound}
      groups={(cards) => [cards.slice(0, 2), cards.slice(2)]}
      actWord={({ type, amount }) => act(type, amount)}
      more={(seat) => <Chances seat={seat} outcome={round.outcome} />}
    />
  );
}
