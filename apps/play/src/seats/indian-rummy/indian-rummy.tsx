import type { RummyView } from '@ikka/indian-rummy/rules';
import { OpenCards } from '../OpenCards.tsx';
import type { LaidSeat, SeatGame } from '../seat-game.ts';
import { useNames } from '../use-names.ts';
import { Actions } from './Actions.tsx';
import { Held } from './Held.tsx';
import { handOf } from './hand-of.ts';
import { Middle } from './Middle.tsx';
import { RecordedHand } from './RecordedHand.tsx';
import { Rules } from './Rules.tsx';
import { Shown } from './Shown.tsx';
import { useRummyWords } from './use-words.ts';

/** Before a seat lie a few backs for thirteen cards; one's own lie in the hand below. */
const backs = [null, null, null];

/** Indian Rummy on the kit of games with seats. */
export const indianRummy: SeatGame = {
  texts: ['indianRummy'],
  Actions,
  OwnCards: OpenCards,
  Middle,
  Held,
  Shown,
  Rules,
  RecordedHand,
  useLaid(view) {
    const { t, brief } = useRummyWords();
    const hand = handOf(view);
    if (view === null || hand === null) return null;
    const own = view.me?.seat;
    const isPool = view.contest?.kind === 'pool';
    const laid = ({ seat, left, points, lost }: RummyView['players'][number]): LaidSeat => ({
      cards: left !== null || seat === own ? [] : backs,
      isOut: left !== null,
      tag: left === null ? null : { text: t(`tag.${left.how}`), isBright: false },
      // In a pool what is lost are the points that stand beside it.
      word: lost === null || isPool ? null : `−${brief(lost)}`,
      rank: points === null ? null : t('counted', { count: points }),
    });
    return {
      pot: null,
      line: view.contest === null ? t('line', { point: brief(hand.point) }) : '',
      seats: new Map(hand.players.map((player) => [player.seat, laid(player)])),
    };
  },
  useEnding() {
    const { t, brief } = useRummyWords();
    const nameOf = useNames();
    return (view) => {
      const result = view.hand?.result;
      if (!result) return null;
      if (result.reason === 'void') return t('end.void');
      const [winner] = result.winners;
      if (winner === undefined) return t('end.drawn');
      const isMine = winner.seat === view.me?.seat;
      if (view.contest?.kind === 'pool')
        return t(isMine ? 'end.dealYou' : 'end.deal', { name: nameOf(view, winner.seat) });
      const values = { name: nameOf(view, winner.seat), amount: brief(winner.amount) };
      if (result.reason === 'last') return t(isMine ? 'end.lastYou' : 'end.last', values);
      return t(isMine ? 'end.declaredYou' : 'end.declared', values);
    };
  },
  useActWords() {
    const { act } = useRummyWords();
    const nameOf = useNames();
    return (view, event) => {
      const word = act(event.act);
      return word === null ? null : `${nameOf(view, event.seat)}: ${word}`;
    };
  },
};
