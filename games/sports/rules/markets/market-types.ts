import { type BattleMap, isBattleFacts } from '../facts/battle-facts.ts';
import { eachBattle, eachField, eachTimed, eachTitle } from '../facts/each-sport.ts';
import { isFieldFacts } from '../facts/field-facts.ts';
import type { Fixture, SportCode } from '../facts/fixture.ts';
import type { Facts, Stage } from '../facts/match-state.ts';
import { isRoundsFacts, type PlayedMap } from '../facts/rounds-facts.ts';
import { isTimedFacts, type TimedFacts } from '../facts/timed-facts.ts';
import type { LegResult } from '../settlement/leg-result.ts';
import { battleMarkets } from './battles/battle-markets.ts';
import { cricketMarkets } from './cricket/cricket-markets.ts';
import type { CricketView } from './cricket/cricket-view.ts';
import { type FieldView, fieldMarkets } from './field/field-markets.ts';
import { eventMarkets } from './football/event-markets.ts';
import { type FootballView, footballView } from './football/football-view.ts';
import { goalMarkets } from './football/goal-markets.ts';
import { mapsMarkets } from './maps/maps-markets.ts';
import { type MapsView, mapsView } from './maps/maps-view.ts';
import type { MarketRef } from './market-key.ts';
import type { MarketType, Selection, Why } from './market-type.ts';
import { type TennisView, tennisMarkets, tennisView } from './tennis/tennis-markets.ts';
import { timedMarkets } from './timed/timed-markets.ts';

/** A kind of market whose view of the facts is bound to it. */
export interface BoundMarketType
  extends Pick<
    MarketType<never>,
    'code' | 'sport' | 'group' | 'version' | 'scopes' | 'hasLine' | 'outcomes' | 'settlesInPlay'
  > {
  readonly judge: (
    selection: Selection,
    fixture: Pick<Fixture, 'format'>,
    facts: Facts,
    stage: Stage,
  ) => { readonly result: LegResult | null; readonly why: Why };
  /** As the kind says it; nothing where it says nothing. */
  readonly deduction: (
    selection: Selection,
    fixture: Pick<Fixture, 'format'>,
    facts: Facts,
    stage: Stage,
  ) => number;
}

function bound<View>(
  type: MarketType<View>,
  viewOf: (fixture: Pick<Fixture, 'format'>, facts: Facts, stage: Stage) => View,
): BoundMarketType {
  return {
    ...type,
    judge(selection, fixture, facts, stage) {
      const view = viewOf(fixture, facts, stage);
      return { result: type.result(selection, view), why: type.why(selection, view) };
    },
    deduction: (selection, fixture, facts, stage) =>
      type.deduction?.(selection, viewOf(fixture, facts, stage)) ?? 0,
  };
}

function footballOf(_fixture: Pick<Fixture, 'format'>, facts: Facts, stage: Stage): FootballView {
  if (facts.sport !== 'football') throw new TypeError(`facts of ${facts.sport} for a market of football`);
  return footballView(facts, stage);
}

function cricketOf({ format }: Pick<Fixture, 'format'>, facts: Facts, stage: Stage): CricketView {
  if (facts.sport !== 'cricket') throw new TypeError(`facts of ${facts.sport} for a market of cricket`);
  return { facts, scheduledOvers: format.overs ?? facts.overs, isOver: stage === 'official' };
}

function tennisOf({ format }: Pick<Fixture, 'format'>, facts: Facts): TennisView {
  if (facts.sport !== 'tennis') throw new TypeError(`facts of ${facts.sport} for a market of tennis`);
  return tennisView(facts, format.bestOf ?? 3);
}

function timedOf(_fixture: Pick<Fixture, 'format'>, facts: Facts): TimedFacts {
  if (!isTimedFacts(facts)) throw new TypeError(`facts of ${facts.sport} for a market against the clock`);
  return facts;
}

function mapsOf({ format }: Pick<Fixture, 'format'>, facts: Facts): MapsView<PlayedMap> {
  if (!isRoundsFacts(facts)) throw new TypeError(`facts of ${facts.sport} for a market of maps`);
  return mapsView(facts, format.bestOf ?? 1);
}

function battlesOf({ format }: Pick<Fixture, 'format'>, facts: Facts): MapsView<BattleMap> {
  if (!isBattleFacts(facts)) throw new TypeError(`facts of ${facts.sport} for a market of battles`);
  return mapsView(facts, format.bestOf ?? 1);
}

function fieldOf(_fixture: Pick<Fixture, 'format'>, facts: Facts, stage: Stage): FieldView {
  if (!isFieldFacts(facts)) throw new TypeError(`facts of ${facts.sport} for a market of a field`);
  return { facts, isOfficial: stage === 'official' };
}

/** Every kind of market that is sold, by sport, in the order of the match page. */
export const marketTypes: Readonly<Record<SportCode, readonly BoundMarketType[]>> = {
  football: [...goalMarkets, ...eventMarkets].map((type) => bound(type, footballOf)),
  cricket: cricketMarkets.map((type) => bound(type, cricketOf)),
  tennis: tennisMarkets.map((type) => bound({ ...type, sport: 'tennis' }, tennisOf)),
  ...eachTimed((sport) => timedMarkets(sport).map((type) => bound({ ...type, sport }, timedOf))),
  ...eachTitle((sport) => mapsMarkets.map((type) => bound({ ...type, sport }, mapsOf))),
  ...eachBattle((sport) => battleMarkets(sport).map((type) => bound({ ...type, sport }, battlesOf))),
  ...eachField((sport) => fieldMarkets.map((type) => bound({ ...type, sport }, fieldOf))),
};

/** Who wins, as a list of matches shows it: the first kind of each sport. */
export const mainMarket = (sport: SportCode): string => marketTypes[sport][0]?.code ?? '';

/** The kind of a market; undefined where the sport has none of this code. */
export const marketType = (sport: SportCode, code: string): BoundMarketType | undefined =>
  marketTypes[sport].find((type) => type.code === code);

/** The kind of a market that is well formed: its scope and its line are such as the kind has. */
export function knownMarket(
  sport: SportCode,
  { type: code, scope, line }: MarketRef,
): BoundMarketType | null {
  const type = marketType(sport, code);
  if (type === undefined || !type.scopes.test(scope) || (line !== null) !== type.hasLine) return null;
  return type;
}
