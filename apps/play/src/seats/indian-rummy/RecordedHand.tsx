import type { PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/indian-rummy/rules';
import { RecordedHand as Recorded } from '../RecordedHand.tsx';
import { useRummyWords } from './use-words.ts';

/** A hand of the record: one's cards at its end, how it ended and how it went. */
export function RecordedHand({ round }: { round: PlayedRound }) {
  const { act } = useRummyWords();
  return (
    <Recorded
      round={round}
      texts="indianRummy"
      tell={tellRound}
      groups={(cards) => [cards]}
      actWord={({ type }) => act(type)}
    />
  );
}
