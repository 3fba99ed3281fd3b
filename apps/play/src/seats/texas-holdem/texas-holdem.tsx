import { OpenCards } from '../OpenCards.tsx';
import type { SeatGame } from '../seat-game.ts';
import { useNames } from '../use-names.ts';
import { Actions } from './Actions.tsx';
import { Equity } from './Equity.tsx';
import { handOf } from './hand-of.ts';
import { RecordedHand } from './RecordedHand.tsx';
import { Rules } from './Rules.tsx';
import { useTexasHoldemWords } from './use-words.ts';

const noCards = [null, null] as const;
const streets = ['preflop', 'flop', 'turn', 'river'] as const;

const isNothing = (amount: string): boolean => /^0(\.0+)?$/.test(amount);

/** Texas Hold'em on the kit of games with seats. */
export const texasHoldem: SeatGame = {
  texts: ['texasHoldem'],
  Actions,
  OwnCards: OpenCards,
  Equity,
  Rules,
  RecordedHand,
  useLaid(view) {
    const { t, act, rank } = useTexasHoldemWords();
    const hand = handOf(view);
    if (view === null || hand === null) return null;
    const isOver = view.hand?.result != null;
    return {
      pot: hand.pot,
      gathered: hand.gathered,
      line: isOver ? '' : t(`line.${streets[hand.street] ?? 'preflop'}`),
      board: hand.board,
      pots: hand.pots,
      seats: new Map(
        hand.players.map((player) => [
          player.seat,
          {
            cards: player.isFolded && player.cards === null ? [] : (player.cards ?? noCards),
            isOut: player.isFolded,
            tag: player.isAllIn ? { text: t('tag.allIn'), isBright: true } : null,
            word:
              player.last === null || (isOver && player.cards !== null) ? null : act(player.last.type, null),
            rank: player.rank === null || player.isFolded ? null : rank(player.rank),
            bet: isOver || isNothing(player.bet) ? null : player.bet,
          },
        ]),
      ),
    };
  },
  useEnding() {
    const { t, brief, rank } = useTexasHoldemWords();
    const nameOf = useNames();
    return (view) => {
      const result = view.hand?.result;
      const hand = handOf(view);
      if (!result || hand === null) return null;
      if (result.reason === 'void') return t('end.void');
      const [first, second] = result.winners;
      if (first === undefined) return null;
      const isMine = first.seat === view.me?.seat;
      if (second !== undefined) {
        const shares = result.winners.map(({ seat, amount }) =>
          seat === view.me?.seat
            ? t('end.shareYou', { amount: brief(amount) })
            : t('end.share', { name: nameOf(view, seat), amount: brief(amount) }),
        );
        return shares.join(' · ');
      }
      const words = { name: nameOf(view, first.seat), amount: brief(first.amount) };
      const made = hand.players.find(({ seat }) => seat === first.seat)?.rank ?? null;
      if (result.reason === 'fold' || made === null) return t(isMine ? 'end.foldYou' : 'end.fold', words);
      return t(isMine ? 'end.showYou' : 'end.show', { ...words, rank: rank(made) });
    };
  },
  useActWords() {
    const { sentence } = useTexasHoldemWords();
    const nameOf = useNames();
    return (view, { seat, act, amount }) =>
      view.me?.seat === seat ? null : sentence(act, nameOf(view, seat), amount);
  },
};
