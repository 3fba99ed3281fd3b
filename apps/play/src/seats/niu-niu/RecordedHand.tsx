import type { PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/niu-niu/rules';
import { RecordedHand as Recorded } from '../RecordedHand.tsx';
import { useNiuNiuWords } from './use-words.ts';

/** A hand of the record: one's five cards, how it ended and how it went. */
export function RecordedHand({ round }: { round: PlayedRound }) {
  const { act } = useNiuNiuWords();
  return (
    <Recorded
      round={round}
      texts="niuNiu"
      tell={tellRound}
      groups={(cards) => [cards]}
      actWord={({ type, count }) => act(type, count)}
    />
  );
}
