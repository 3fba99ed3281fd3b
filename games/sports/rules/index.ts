export { type CashOutLeg, cashOutOffer } from './cash-out/cash-out.ts';
export { type BattleFacts, type BattleMap, battleTitles } from './facts/battle-facts.ts';
export {
  type Batter,
  type CricketFacts,
  type CricketOver,
  type Dismissal,
  dismissals,
  type Innings,
  noCricket,
  type Wicket,
} from './facts/cricket-facts.ts';
export type { FeedMarket, FeedNews, FeedOutcome, Rates } from './facts/feed-news.ts';
export {
  type FieldFacts,
  fieldSports,
  isFieldSport,
  noField,
  type PlaceTerms,
  placeTerms,
} from './facts/field-facts.ts';
export {
  type Competitor,
  type Fixture,
  type Names,
  type Person,
  type Side,
  type SportCode,
  sportCodes,
} from './facts/fixture.ts';
export {
  type Card,
  type Corner,
  type FootballFacts,
  type FootballPeriod,
  footballPeriods,
  type Goal,
  noFootball,
  type OnPitch,
} from './facts/football-facts.ts';
export { isEvent } from './facts/is-event.ts';
export {
  battlesOf,
  cricketOf,
  fieldOf,
  footballOf,
  isLive,
  minuteText,
  oversText,
  partNow,
  roundsOf,
  scoresOf,
  tennisOf,
  timedOf,
} from './facts/match-clock.ts';
export {
  type Danger,
  dangers,
  type Facts,
  type MatchState,
  type Stage,
  stages,
} from './facts/match-state.ts';
export { noFacts } from './facts/no-facts.ts';
export {
  halfRounds,
  noRounds,
  type PlayedMap,
  type RoundsFacts,
  roundScore,
  roundTitles,
} from './facts/rounds-facts.ts';
export { scoreOf } from './facts/score-of.ts';
export {
  gamesOf,
  pointTexts,
  type TennisFacts,
  type TennisSet,
} from './facts/tennis-facts.ts';
export { pointsOf, type TimedFacts, timedRules, timedSports } from './facts/timed-facts.ts';
export { winnerOf } from './facts/winner-of.ts';
export { removeMargin } from './margin/margin.ts';
export { inMarketOrder } from './markets/in-order.ts';
export { type MarketRef, marketKey, readMarketKey } from './markets/market-key.ts';
export { type MarketGroup, marketGroups, type Score, type Why } from './markets/market-type.ts';
export {
  type BoundMarketType,
  knownMarket,
  mainMarket,
  marketType,
  marketTypes,
} from './markets/market-types.ts';
export { type OddsFormat, oddsFormats, printOdds, readOdds } from './odds/odds-format.ts';
export { ownPricer } from './pricing/own-pricer.ts';
export { quoteMarket } from './pricing/quote-market.ts';
export {
  type Decision,
  decide,
  deductionSoFar,
  factorsOf,
  type Leg,
  type Match,
  placeOf,
  wordOf,
} from './settlement/decide.ts';
export { afterDeduction, type LegResult, placeOdds, returnFactor } from './settlement/leg-result.ts';
export { printLine, readLine } from './settlement/line-result.ts';
export { type Factor, lineCount, payoutOf, returnOfUnits, slipFault, slipLimits } from './slip/slip.ts';
export { type SystemCode, systemCodes, systems } from './slip/systems.ts';
export { bookWords, type Texts } from './words.ts';
