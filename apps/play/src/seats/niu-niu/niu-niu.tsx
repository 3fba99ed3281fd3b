import type { NiuNiuView } from '@ikka/niu-niu/rules';
import { OpenCards } from '../OpenCards.tsx';
import type { LaidSeat, SeatGame } from '../seat-game.ts';
import { useNames } from '../use-names.ts';
import { Actions } from './Actions.tsx';
import { handOf } from './hand-of.ts';
import { RecordedHand } from './RecordedHand.tsx';
import { Rules } from './Rules.tsx';
import { useNiuNiuWords } from './use-words.ts';

const HAND = 5;

/** Five cards, those that may not be seen face down. */
const faceDown = (cards: readonly number[] | null): readonly (number | null)[] =>
  Array.from({ length: HAND }, (_, at) => cards?.[at] ?? null);

/** NiuNiu on the kit of games with seats. */
export const niuNiu: SeatGame = {
  texts: ['niuNiu'],
  Actions,
  OwnCards: OpenCards,
  Rules,
  RecordedHand,
  useLaid(view) {
    const { t, brief, rank } = useNiuNiuWords();
    const nameOf = useNames();
    const hand = handOf(view);
    if (view === null || hand === null) return null;
    const { banker } = hand;
    const wordOf = ({ hasBid, bet, lost }: NiuNiuView['players'][number], isBanker: boolean) => {
      if (lost !== null) return `−${brief(lost)}`;
      if (banker === null) return hasBid ? t('word.bidden') : null;
      return isBanker || bet === null ? null : t('word.bet', { bet });
    };
    return {
      pot: null,
      button: { seat: banker?.seat ?? null, letter: 'B' },
      line:
        banker === null
          ? t('line.bidding', { base: brief(hand.base) })
          : t('line.banker', { name: nameOf(view, banker.seat), bid: banker.bid, base: brief(hand.base) }),
      seats: new Map(
        hand.players.map((player): [number, LaidSeat] => {
          const isBanker = player.seat === banker?.seat;
          return [
            player.seat,
            {
              cards: faceDown(player.cards),
              raised: player.rank?.bull ?? [],
              isOut: false,
              tag: isBanker ? { text: t('tag.banker', { bid: banker?.bid ?? 1 }), isBright: true } : null,
              word: wordOf(player, isBanker),
              rank: player.rank === null ? null : rank(player.rank),
            },
          ];
        }),
      ),
    };
  },
  useEnding() {
    const { t, brief } = useNiuNiuWords();
    const nameOf = useNames();
    return (view) => {
      const result = view.hand?.result;
      const hand = handOf(view);
      if (!result || hand === null) return null;
      if (result.reason === 'void') return t('end.void');
      const told = hand.players.find(({ seat }) => seat === view.me?.seat) ?? bankerOf(hand);
      if (told === undefined) return null;
      const won = result.winners.find(({ seat }) => seat === told.seat);
      const isMine = told.seat === view.me?.seat;
      const name = nameOf(view, told.seat);
      if (won !== undefined) return t(isMine ? 'end.wonYou' : 'end.won', { name, amount: brief(won.amount) });
      if (told.lost === null) return t(isMine ? 'end.evenYou' : 'end.even', { name });
      return t(isMine ? 'end.lostYou' : 'end.lost', { name, amount: brief(told.lost) });
    };
  },
  useActWords() {
    const { t } = useNiuNiuWords();
    const nameOf = useNames();
    return (view, { seat, act }) => (act === 'banker' ? t('did.banker', { name: nameOf(view, seat) }) : null);
  },
};

const bankerOf = ({ players, banker }: NiuNiuView) => players.find(({ seat }) => seat === banker?.seat);
