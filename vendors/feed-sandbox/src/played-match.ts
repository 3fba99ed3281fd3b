import { type Ending, isFinal, isOver, settleEnd, takeCommon } from './ending.ts';
import type { Match, Order } from './match.ts';
import type { WirePrices } from './wire.ts';

/** What a sport adds to what every match has. */
interface Sport {
  /** Ticks from a wrong result to its correction. */
  readonly correctionTicks: number;
  /** Plays one tick of a match that is not over. */
  tick(): void;
  /** Of the sport's own orders; false where one makes no sense now. */
  take(order: Order): boolean;
  /** As they are told: a wrong result too. */
  facts(): object;
  /** Of a match that is not over. */
  prices(drift: number): WirePrices;
}

/** A match of a sport: called off, ended, made official and corrected as every match is. */
export function playedMatch(ending: Ending, sport: Sport): Match {
  return {
    step() {
      if (isFinal(ending)) return;
      if (isOver(ending)) settleEnd(ending, sport.correctionTicks);
      else sport.tick();
    },
    isDone: () => isFinal(ending),
    take: (order) => takeCommon(ending, order) ?? sport.take(order),
    state: () => ({
      stage: ending.stage,
      danger: ending.danger,
      facts: structuredClone(sport.facts()),
    }),
    isRepriced() {
      const was = ending.isRepriced;
      ending.isRepriced = false;
      return was;
    },
    prices: (drift) => (isOver(ending) ? null : sport.prices(drift)),
  };
}
