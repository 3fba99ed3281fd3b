import { useMemo, useState } from 'react';
import { ActButton } from '../ActButton.tsx';
import actions from '../actions.module.css';
import { playsHere, type SeatView } from '../seat-snapshot.ts';
import { type Key, useKeys } from '../use-keys.ts';
import { useSeatSnapshot, useSeats } from '../use-seats.ts';
import { HandCards } from './HandCards.tsx';
import { handOf, movesOf } from './hand-of.ts';
import classes from './indian-rummy.module.css';
import { type Groups, grouped, kept, outlook, sorted } from './own-groups.ts';
import { useRummyWords } from './use-words.ts';

/** One's own cards, laid as one likes, and what one can do with them. */
export function Actions({ view }: { view: SeatView }) {
  const hand = handOf(view);
  if (hand === null || hand.mine === null || hand.wild === null) return null;
  // Of another hand nothing is kept: neither how cards lay nor what was chosen.
  return <OwnHand key={view.no} view={view} cards={hand.mine.cards} wild={hand.wild} />;
}

interface Move {
  readonly id: string;
  readonly label: string;
  readonly key: string;
  readonly tone: 'plain' | 'main' | 'strong' | 'bad';
  readonly isOffered: boolean;
  readonly press: () => void;
}

function OwnHand({ view, cards, wild }: { view: SeatView; cards: readonly number[]; wild: number }) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { t, cardText } = useRummyWords();
  const [laid, setLaid] = useState<Groups>(() => sorted(cards, wild));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [isDropping, setDropping] = useState(false);
  const groups = kept(laid, cards);
  const chosen = picked.filter((card) => cards.includes(card));
  const best = useMemo(() => outlook(cards, wild), [cards, wild]);
  const hand = handOf(view);
  const moves = movesOf(view);
  const drawn = hand?.mine?.drawn ?? null;
  const me = hand?.players.find(({ seat }) => seat === view.me?.seat);
  const act = (wish: object) => {
    setPicked([]);
    setDropping(false);
    play.act(wish);
  };
  const choose = (card: number) =>
    setPicked(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  if (me?.left) {
    const how = t(`left.${me.left.how}`, { points: me.left.points });
    return <p className={actions.note}>{how}</p>;
  }

  const [only] = chosen;
  const isDiscarding = moves?.isDrawing === false;
  const mayDiscard =
    isDiscarding &&
    chosen.length === 1 &&
    only !== undefined &&
    !(drawn?.isOpen === true && drawn.card === only);
  const finish = isDiscarding && best?.arrangement.isValid === true ? best.without : null;
  const laying: readonly Move[] = [
    {
      id: 'group',
      label: t('move.group'),
      key: 'G',
      tone: 'plain',
      isOffered: chosen.length > 1,
      press: () => {
        setLaid(grouped(groups, chosen));
        setPicked([]);
      },
    },
    {
      id: 'sort',
      label: t('move.sort'),
      key: 'S',
      tone: 'plain',
      isOffered: true,
      press: () => setLaid(sorted(cards, wild)),
    },
  ];
  const playing: readonly Move[] = isDiscarding
    ? [
        {
          id: 'discard',
          label: t('move.discard'),
          key: 'X',
          tone: 'main',
          isOffered: mayDiscard && !isSending,
          press: () => act({ type: 'discard', card: only }),
        },
        {
          id: 'declare',
          label: t('move.declare'),
          key: 'C',
          tone: 'strong',
          isOffered: finish !== null && !isSending,
          press: () => act({ type: 'declare', card: finish }),
        },
      ]
    : moves === null
      ? []
      : [
          {
            id: 'stock',
            label: t('move.stock'),
            key: 'D',
            tone: 'main',
            isOffered: !isSending,
            press: () => act({ type: 'draw', from: 'stock' }),
          },
          {
            id: 'open',
            label: t('move.open'),
            key: 'O',
            tone: 'main',
            isOffered: moves.mayTake && !isSending,
            press: () => act({ type: 'draw', from: 'open' }),
          },
          {
            id: 'drop',
            label: t(isDropping ? 'move.dropSure' : 'move.drop', { points: moves.drop ?? 0 }),
            key: 'F',
            tone: 'bad',
            isOffered: !isSending,
            press: () => (isDropping ? act({ type: 'drop' }) : setDropping(true)),
          },
        ];
  return (
    <div
      className={actions.stack}
      data-testid={moves === null ? undefined : 'moves'}
      data-turn={view.turn?.no}
    >
      <HandCards
        groups={groups}
        wild={wild}
        chosen={chosen}
        fresh={drawn?.card ?? null}
        onChoose={playsHere(view) ? choose : undefined}
      />
      <p className={classes.outlook} role="status">
        {finish !== null
          ? t('ready', { card: cardText(finish) })
          : best === null
            ? ' '
            : t('points', { count: Math.min(80, best.arrangement.points) })}
      </p>
      <Moves moves={[...laying, ...playing]} />
    </div>
  );
}

function Moves({ moves }: { moves: readonly Move[] }) {
  useKeys(
    moves.flatMap(({ isOffered, key, press }): Key[] => (isOffered ? [{ code: `Key${key}`, press }] : [])),
  );
  return (
    <div className={actions.row} data-count={moves.length}>
      {moves.map(({ id, label, key, tone, isOffered, press }) => (
        <ActButton
          key={id}
          label={label}
          amount={null}
          keyName={key}
          tone={tone}
          disabled={!isOffered}
          testId={`move-${id}`}
          onPress={press}
        />
      ))}
    </div>
  );
}
