import type { TeenPattiView } from '@ikka/teen-patti/rules';
import type { SeatGame } from '../seat-game.ts';
import { useNames } from '../use-names.ts';
import { Actions } from './Actions.tsx';
import { handOf } from './hand-of.ts';
import { OwnCards } from './OwnCards.tsx';
import { RecordedHand } from './RecordedHand.tsx';
import { Rules } from './Rules.tsx';
import { useTeenPattiWords } from './use-words.ts';

const noCards = [null, null, null] as const;

/** Whether what a seat did last says already how it plays. */
const isTold = ({ isSeen, isAllIn, last }: TeenPattiView['players'][number]): boolean =>
  last?.type === (isAllIn ? 'all_in' : isSeen ? 'chaal' : 'blind');

/** Teen Patti on the kit of games with seats. */
export const teenPatti: SeatGame = {
  texts: ['teenPatti'],
  Actions,
  OwnCards,
  Rules,
  RecordedHand,
  useLaid(view) {
    const { t, brief, act, rank } = useTeenPattiWords();
    const hand = handOf(view);
    if (view === null || hand === null) return null;
    const isOver = view.hand?.result != null;
    return {
      pot: hand.pot,
      line: isOver ? t('line.over') : t('line.stake', { stake: brief(hand.stake) }),
      seats: new Map(
        hand.players.map((player) => [
          player.seat,
          {
            cards: player.cards ?? noCards,
            isOut: player.isPacked,
            tag: isTold(player)
              ? null
              : {
                  text: t(player.isAllIn ? 'tag.allIn' : player.isSeen ? 'tag.seen' : 'tag.blind'),
                  isBright: player.isSeen,
                },
            word: player.last === null ? null : act(player.last.type, player.last.amount),
            rank: player.rank === null || player.isPacked ? null : rank(player.rank),
          },
        ]),
      ),
    };
  },
  useEnding() {
    const { t, brief, rank } = useTeenPattiWords();
    const nameOf = useNames();
    return (view) => {
      const result = view.hand?.result;
      const hand = handOf(view);
      if (!result || hand === null) return null;
      if (result.reason === 'void') return t('end.void');
      const [first, second] = result.winners;
      if (first === undefined) return null;
      if (second !== undefined) {
        const names = result.winners.map(({ seat }) => nameOf(view, seat));
        return t('end.split', { names: names.join(', '), pot: brief(result.pot) });
      }
      const isMine = first.seat === view.me?.seat;
      const words = { name: nameOf(view, first.seat), amount: brief(first.amount) };
      const made = hand.players.find(({ seat }) => seat === first.seat)?.rank ?? null;
      if (result.reason === 'pack' || made === null) return t(isMine ? 'end.packYou' : 'end.pack', words);
      return t(isMine ? 'end.showYou' : 'end.show', { ...words, rank: rank(made) });
    };
  },
  useActWords() {
    const { sentence } = useTeenPattiWords();
    const nameOf = useNames();
    return (view, { seat, act, amount }) =>
      view.me?.seat === seat ? null : sentence(act, nameOf(view, seat), amount);
  },
};
