import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconPlayerPause, IconRobot, IconWifiOff } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { EmoteBubble } from './EmoteBubble.tsx';
import { FreeSeat } from './FreeSeat.tsx';
import fanClasses from './fan.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import type { LaidSeat } from './seat-game.ts';
import type { RingPlace } from './seat-ring.ts';
import type { SeatView } from './seat-snapshot.ts';
import classes from './spot.module.css';
import { TurnRing } from './TurnRing.tsx';
import { useContestWords } from './use-contest-words.ts';
import { useSeatSnapshot, useWireMoney } from './use-seats.ts';

type Player = NonNullable<SeatView['seats'][number]>;

export interface SeatSpotProps {
  readonly place: RingPlace;
  readonly player: Player | null;
  readonly laid: LaidSeat | undefined;
  /** The turn, while this seat is asked. */
  readonly turn: SeatView['turn'];
  readonly turnSeconds: number;
  readonly isOwn: boolean;
  /** The letter of the button that lies here; null for none. */
  readonly button: string | null;
  /** Of the deal: which seat was dealt first. */
  readonly order: number;
  readonly seats: number;
  /** What the seat took out of the pot; null for nothing. */
  readonly won: string | null;
  readonly emote: string | undefined;
  /** Takes the seat, where it is free and may be taken. */
  readonly onSit: (() => void) | null;
  /** Reports who sits here, where the viewer may. */
  readonly onReport: (() => void) | null;
  /** What lies around one's own cards. */
  readonly around?: ((cards: ReactNode) => ReactNode) | undefined;
}

/** One place at the table: who sits there, what lies in front of him, and how long he has. */
export function SeatSpot(props: SeatSpotProps) {
  const { place, player } = props;
  const style = { '--x': place.x, '--y': place.y } as CSSProperties;
  const side = place.y > 0.9 ? 'near' : place.y < -0.9 ? 'far' : place.x < 0 ? 'left' : 'right';
  return (
    <li
      className={classes.spot}
      style={style}
      data-side={side}
      data-place={`seat-${place.seat}`}
      data-own={props.isOwn}
      data-turn={props.turn !== null}
      data-won={props.won !== null}
      data-out={
        props.laid?.isOut === true ||
        (player !== null && (player.state === 'out' || (player.result?.place ?? 1) > 1))
      }
      data-gone={player?.isGone === true}
      data-testid={`seat-${place.seat}`}
    >
      {player === null ? (
        <FreeSeat onSit={props.onSit} seat={place.seat} />
      ) : (
        <Taken {...props} player={player} />
      )}
    </li>
  );
}

function Taken(props: SeatSpotProps & { readonly player: Player }) {
  const { t } = useTranslation('seats');
  const { brief } = useWireMoney();
  const { place } = useContestWords();
  const { player, laid, turn, isOwn, button, won, around } = props;
  const cards = laid?.cards ?? [];
  const isAway = player.isGone || player.state !== 'in';
  const fan = (
    <span className={classes.cards} data-count={cards.length} aria-hidden="true">
      {cards.map((card, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card that is turned stays the same card.
          key={at}
          className={fanClasses.held}
          data-raised={laid?.raised?.includes(at)}
          style={{ '--at': at, '--turn-order': at } as CSSProperties}
        >
          <PlayingCard card={card} order={props.order + at * props.seats} />
        </span>
      ))}
    </span>
  );
  return (
    <>
      {cards.length === 0 ? null : around ? around(fan) : fan}
      <Person {...props}>
        <span className={classes.medal} style={{ '--hue': hues[player.seat % hues.length] } as CSSProperties}>
          {turn === null ? null : <TurnRing turn={turn} turnSeconds={props.turnSeconds} />}
          <span className={classes.initial} aria-hidden="true">
            {player.isGone ? (
              <IconWifiOff size={20} />
            ) : player.state === 'out' ? (
              <IconPlayerPause size={20} />
            ) : player.isRobot ? (
              <IconRobot size={22} />
            ) : (
              player.name.charAt(0).toUpperCase()
            )}
          </span>
        </span>
        {button === null ? null : (
          <span className={classes.dealer} title={button === 'D' ? t('seat.dealer') : undefined}>
            <Figure>{button}</Figure>
          </span>
        )}
        <span className={classes.plate} data-plate>
          <span className={classes.name}>
            <bdi>{isOwn ? t('seat.you') : player.name}</bdi>
          </span>
          <span className={classes.stack}>
            <StackText player={player} />
          </span>
        </span>
      </Person>
      <span className={classes.signs}>
        {won === null ? null : (
          <span className={classes.won}>
            <Figure>+{brief(won)}</Figure>
          </span>
        )}
        {laid?.rank ? <span className={classes.rank}>{laid.rank}</span> : null}
        {won === null && laid?.word ? (
          <span className={classes.word} key={laid.word}>
            {laid.word}
          </span>
        ) : null}
        {laid?.tag && laid.rank === null && !laid.isOut && !isAway ? (
          <span className={classes.tag} data-bright={laid.tag.isBright}>
            {laid.tag.text}
          </span>
        ) : null}
        {/* Who is first shows it by all that lies there. */}
        {player.result === null || player.result.place === 1 ? null : (
          <span className={classes.tag}>{place(player.result.place)}</span>
        )}
        {isAway && player.result === null ? (
          <span className={classes.tag}>
            {t(player.isGone ? 'seat.gone' : player.state === 'out' ? 'seat.out' : 'seat.leaving')}
          </span>
        ) : null}
      </span>
      {props.emote === undefined ? null : <EmoteBubble emote={props.emote} />}
    </>
  );
}

/** What lies in front of a seat; in a pool its points. */
function StackText({ player }: { player: Player }) {
  const { brief } = useWireMoney();
  const { has } = useContestWords();
  const contest = useSeatSnapshot().view?.contest;
  return <Figure>{contest?.kind === 'pool' ? has(contest, player.stack) : brief(player.stack)}</Figure>;
}

/** Who sits there. Pressed, it tells the house of him, where the viewer may do that. */
function Person({
  player,
  onReport,
  children,
}: Pick<SeatSpotProps, 'onReport'> & { readonly player: Player; readonly children: ReactNode }) {
  const { t } = useTranslation('seats');
  const { brief } = useWireMoney();
  if (onReport === null) return <span className={classes.person}>{children}</span>;
  return (
    <button
      type="button"
      className={classes.person}
      onClick={onReport}
      aria-haspopup="dialog"
      aria-label={t('report.seat', { name: player.name, stack: brief(player.stack) })}
      title={t('report.open', { name: player.name })}
    >
      {children}
    </button>
  );
}

/** Each seat its own light, so that players are told apart before their names are read. */
const hues = [42, 168, 268, 12, 208, 330] as const;
