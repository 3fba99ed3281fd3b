import type { FootballFacts } from '../facts/football-facts.ts';

export interface FootballRates {
  /** Goals expected of the whole match, before it starts. */
  readonly home: number;
  readonly away: number;
  readonly rho: number;
}

/** How a match goes on; data of the trading desk. */
export interface FootballModel {
  /** Which share of the goals falls before half time. */
  readonly firstHalfShare: number;
  /** What a red card makes of a side's rate, and of the other's. */
  readonly redOwn: number;
  readonly redOther: number;
  /** Minutes that are still expected when stoppage has begun. */
  readonly stoppageLeast: number;
}

export const customaryModel: FootballModel = {
  firstHalfShare: 0.45,
  redOwn: 0.7,
  redOther: 1.1,
  stoppageLeast: 2,
};

export interface RemainingRates {
  readonly first: { readonly home: number; readonly away: number };
  readonly second: { readonly home: number; readonly away: number };
  /** Of the low scores that remain. */
  readonly rho: number;
}

/**
 * Goals that are still expected in each half: they fall evenly with the minutes that are left, and change with every red card (SP10).
 */
export function remainingRates(
  { home, away, rho }: FootballRates,
  { period, minute, cards }: Pick<FootballFacts, 'period' | 'minute' | 'cards'>,
  model: FootballModel = customaryModel,
): RemainingRates {
  const nothing = { home: 0, away: 0 };
  const reds = (side: 'home' | 'away') =>
    cards.filter((card) => card.side === side && card.colour !== 'yellow').length;
  const [homeReds, awayReds] = [reds('home'), reds('away')];
  const of = {
    home: home * model.redOwn ** homeReds * model.redOther ** awayReds,
    away: away * model.redOwn ** awayReds * model.redOther ** homeReds,
  };
  const scaled = (share: number) => ({ home: of.home * share, away: of.away * share });
  const share = model.firstHalfShare;
  switch (period) {
    case 'before':
      return { first: scaled(share), second: scaled(1 - share), rho };
    case 'first': {
      const first = (Math.max(model.stoppageLeast, 45 - minute) / 45) * share;
      const whole = Math.max(first, (90 - Math.min(minute, 45)) / 90);
      return { first: scaled(first), second: scaled(whole - first), rho: rho * whole };
    }
    case 'half_time':
      return { first: nothing, second: scaled(0.5), rho: rho / 2 };
    case 'second': {
      const whole = Math.max(model.stoppageLeast, 90 - minute) / 90;
      return { first: nothing, second: scaled(whole), rho: rho * whole };
    }
    default:
      return { first: nothing, second: nothing, rho: 0 };
  }
}
