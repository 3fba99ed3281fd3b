import type { PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/teen-patti/rules';
import { RecordedHand as Recorded } from '../RecordedHand.tsx';
import type { RecordedActWords } from '../use-recorded-act.ts';
import { useTeenPattiWords } from './use-words.ts';

const nameOf = ({ type, accepts }: RecordedActWords): string =>
  type === 'answer' ? (accepts ? 'side_show_accepted' : 'side_show_refused') : type;

/** A hand of the record: one's three cards, how it ended and how it went. */
export function RecordedHand({ round }: { round: PlayedRound }) {
  const { act } = useTeenPattiWords();
  return (
    <Recorded
      round={round}
      texts="teenPatti"
      tell={tellRound}
      groups={(cards) => [cards]}
      actWord={(one) => act(nameOf(one), one.amount)}
    />
  );
}
