import { useTranslation } from '@ikka/i18n/react';
import { Figure, Jali } from '@ikka/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Board } from './Board.tsx';
import { Chips } from './Chips.tsx';
import { SeatBet } from './SeatBet.tsx';
import { SeatSpot } from './SeatSpot.tsx';
import type { LaidHand } from './seat-game.ts';
import { seatRing } from './seat-ring.ts';
import type { SeatView } from './seat-snapshot.ts';
import classes from './table.module.css';
import { leastChip, useWireMoney } from './use-seats.ts';

interface CardTableProps {
  readonly view: SeatView;
  readonly laid: LaidHand | null;
  readonly emotes?: ReadonlyMap<number, string>;
  /** How the hand ended, or what the table waits for. */
  readonly sign: ReactNode;
  /** Takes a free seat; null where the viewer may not. */
  readonly onSit: ((seat: number) => void) | null;
  /** Reports another player; absent where the viewer may not. */
  readonly onReport?: ((seat: number) => void) | null;
  readonly around?: (cards: ReactNode) => ReactNode;
  /** What lies in the middle beside the pot. */
  readonly middle?: ReactNode;
}

/** The table as it looks from the viewer's seat: the same from every side, left and right as they are. */
export function CardTable(props: CardTableProps) {
  const { view, laid, emotes, sign, onSit, onReport, around, middle } = props;
  const { t } = useTranslation('seats');
  const { units } = useWireMoney();
  const own = view.me?.seat ?? null;
  const ring = seatRing(view.seats.length, own);
  const lit = ring.find(({ seat }) => view.turn?.seats[0] === seat);
  const light = lit ? { '--light-x': lit.x, '--light-y': lit.y } : { '--light-x': 0, '--light-y': 0 };
  const dealt = dealOrder(view);
  // In a pool nobody gets what the others lose.
  const winners = view.contest?.kind === 'pool' ? [] : (view.hand?.result?.winners ?? []);
  return (
    <section
      className={classes.room}
      aria-label={t('table')}
      data-count={view.seats.length}
      data-board={laid?.board !== undefined}
      data-piles={middle != null}
      data-cards={cardsMost(laid)}
    >
      <div className={classes.table} style={light as CSSProperties} data-lit={lit !== undefined}>
        <div className={classes.rail}>
          <div className={classes.felt}>
            <Jali fade="edges" />
            <div className={classes.light} />
            <div className={classes.line} />
          </div>
        </div>
        <div className={classes.middle}>
          {laid?.board === undefined ? null : <Board cards={laid.board} />}
          {middle}
          <div className={classes.pot} data-place="pot" data-empty={laid === null}>
            {laid === null ? null : (
              <>
                {laid.pot === null ? null : (
                  <>
                    <Chips amount={units(laid.gathered ?? laid.pot)} unit={units(leastChip(view))} />
                    <Pot amount={laid.pot} />
                  </>
                )}
                {laid.pots === undefined || laid.pots.length < 2 ? (
                  <span className={classes.stakeLine}>{laid.line}</span>
                ) : (
                  <SidePots pots={laid.pots} />
                )}
              </>
            )}
          </div>
          <div className={classes.sign}>{sign}</div>
        </div>
        {ring.map((place) => (
          <SeatBet key={place.seat} place={place} amount={laid?.seats.get(place.seat)?.bet ?? null} />
        ))}
        <ol className={classes.seats}>
          {ring.map((place) => {
            const isOwn = place.seat === own;
            return (
              <SeatSpot
                key={place.seat}
                place={place}
                player={view.seats[place.seat] ?? null}
                laid={laid?.seats.get(place.seat)}
                turn={view.turn?.seats.includes(place.seat) === true ? view.turn : null}
                turnSeconds={view.options.turnSeconds}
                isOwn={isOwn}
                button={buttonAt(view, laid, place.seat)}
                order={Math.max(0, dealt.indexOf(place.seat))}
                seats={dealt.length}
                won={winners.find(({ seat }) => seat === place.seat)?.amount ?? null}
                emote={emotes?.get(place.seat)}
                onSit={onSit === null ? null : () => onSit(place.seat)}
                onReport={isOwn || onReport == null ? null : () => onReport(place.seat)}
                around={isOwn ? around : undefined}
              />
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** How many cards lie before a seat: a larger hand has smaller cards. */
const cardsMost = (laid: LaidHand | null): number =>
  Math.max(0, ...[...(laid?.seats.values() ?? [])].map(({ cards }) => cards.length));

/** The letter of the button at a seat; null where it lies elsewhere. */
function buttonAt(view: SeatView, laid: LaidHand | null, seat: number): string | null {
  const button = laid?.button ?? { seat: view.hand === null ? null : view.dealer, letter: 'D' };
  return button.seat === seat ? button.letter : null;
}

function Pot({ amount }: { amount: string }) {
  const { t } = useTranslation('seats');
  const { brief } = useWireMoney();
  return (
    <span className={classes.potAmount} data-testid="pot">
      <small>{t('pot')}</small> <Figure>{brief(amount)}</Figure>
    </span>
  );
}

/** The main pot, and those for which somebody has nothing left. */
function SidePots({ pots }: { pots: NonNullable<LaidHand['pots']> }) {
  const { t } = useTranslation('seats');
  const { brief } = useWireMoney();
  return (
    <span className={classes.sidePots} data-testid="side-pots">
      {pots.map(({ amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pots are told apart by their place alone.
        <span key={at}>
          <small>{at === 0 ? t('pots.main') : t('pots.side', { no: at })}</small>{' '}
          <Figure>{brief(amount)}</Figure>
        </span>
      ))}
    </span>
  );
}

/** Seats with a part in the hand, from the left of the dealer: who gets the first card. */
function dealOrder({ seats, dealer }: SeatView): readonly number[] {
  const dealt = seats.flatMap((player) => (player?.isDealt ? [player.seat] : []));
  const first = dealt.findIndex((seat) => dealer !== null && seat > dealer);
  return first <= 0 ? dealt : [...dealt.slice(first), ...dealt.slice(0, first)];
}
