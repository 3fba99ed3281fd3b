import type { SeatRoomEvent } from '@ikka/contract';
import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';
import { Chips } from './Chips.tsx';
import classes from './flights.module.css';
import { leastChip, useSeatSnapshot, useSeats, useWireMoney } from './use-seats.ts';

interface Flight {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  /** A decimal string. */
  readonly amount: string;
  readonly waitSeconds: number;
}

const seat = (no: number) => `seat-${no}`;
/** Where a bet lies before its seat; games that gather bets at once have none. */
const bet = (no: number) => `bet-${no}`;

/** Cards are turned before the pot is pushed over. */
const beforePotSeconds = 1.1;

/** What moves where for what happened: bets into the middle, the pot to whoever won it, what was not called back to its seat. */
export function flightsOf(events: readonly SeatRoomEvent[]): readonly Omit<Flight, 'id'>[] {
  return events.flatMap((event) => {
    if (event.type === 'act' && event.amount !== null) {
      return [{ from: seat(event.seat), to: bet(event.seat), amount: event.amount, waitSeconds: 0 }];
    }
    if (event.type !== 'ended') return [];
    const out = [...event.refunds, ...event.winners];
    return out.map((paid, at) => ({
      from: 'pot',
      to: seat(paid.seat),
      amount: paid.amount,
      waitSeconds: beforePotSeconds + at * 0.25,
    }));
  });
}

/** Chips on their way over the table. What they are worth stands where it belongs already: they are to be looked at only. */
export function Flights({ room }: { room: RefObject<HTMLElement | null> }) {
  const { play } = useSeats();
  const isStill = useReducedMotion();
  const isPool = useSeatSnapshot().view?.contest?.kind === 'pool';
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (isStill || isPool) return;
    return play.hear((events) => {
      if (document.hidden) return;
      const begun = flightsOf(events).map((flight) => ({ ...flight, id: next.current++ }));
      if (begun.length > 0) setFlights((flying) => [...flying, ...begun]);
    });
  }, [play, isStill, isPool]);
  return (
    <div className={classes.flights} aria-hidden="true">
      {flights.map((flight) => (
        <ChipFlight
          key={flight.id}
          flight={flight}
          room={room}
          onLanded={() => setFlights((flying) => flying.filter(({ id }) => id !== flight.id))}
        />
      ))}
    </div>
  );
}

function ChipFlight({
  flight,
  room,
  onLanded,
}: {
  flight: Flight;
  room: RefObject<HTMLElement | null>;
  onLanded: () => void;
}) {
  const chips = useRef<HTMLSpanElement>(null);
  const landed = useRef(onLanded);
  landed.current = onLanded;
  const { units } = useWireMoney();
  const { view } = useSeatSnapshot();
  useLayoutEffect(() => {
    const within = room.current;
    const [from, to] = [flight.from, flight.to].map(
      (name) => middleOf(within, name) ?? middleOf(within, 'pot'),
    );
    if (!chips.current || !from || !to) return landed.current();
    const motion = gsap.fromTo(
      chips.current,
      { x: from.x, y: from.y, scale: 0.7, autoAlpha: 0 },
      {
        keyframes: {
          x: [from.x, to.x],
          y: [from.y, Math.min(from.y, to.y) - 18, to.y],
          scale: [0.7, 1.1, 1],
          autoAlpha: [1, 1, 1, 0.4],
          easeEach: 'power2.inOut',
        },
        delay: flight.waitSeconds,
        duration: 0.55,
        onComplete: () => landed.current(),
      },
    );
    return () => void motion.kill();
  }, [flight, room]);
  return (
    <span ref={chips} className={classes.flying}>
      <Chips amount={units(flight.amount)} unit={units(leastChip(view))} />
    </span>
  );
}

/** The middle of a place on the table, from the corner of what holds it; null where it is not there. */
function middleOf(within: HTMLElement | null, name: string): { x: number; y: number } | null {
  const place = within?.querySelector(`[data-place="${name}"]`);
  if (!within || !place) return null;
  const [outer, inner] = [within.getBoundingClientRect(), place.getBoundingClientRect()];
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
}
