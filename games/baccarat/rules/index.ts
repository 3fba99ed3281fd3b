export {
  type BaccaratChoice,
  readChoice,
  readStakes,
  type SpotStakes,
  stakesBySpot,
  sumOf,
} from './choice.ts';
export {
  bankerDraws,
  type Coup,
  cardValue,
  nextSide,
  playerDraws,
  pointsOf,
  type Side,
  type Winner,
  winnerOf,
} from './coup.ts';
export { type Mark, readMark } from './marks.ts';
export { marksOfShoe } from './marks-of-shoe.ts';
export {
  type BaccaratOutcome,
  drawCoup,
  presentCoup,
  readOutcome,
  settleStakes,
} from './outcome.ts';
export { runsOf } from './roads/big-road.ts';
export {
  type Colour,
  colourRuns,
  type DerivedRoad,
  derivedColours,
  derivedRoads,
} from './roads/derived-road.ts';
export { type Place, placeRuns, ROAD_ROWS } from './roads/place-runs.ts';
export { predict } from './roads/predict.ts';
export { type ShoeStatistics, statisticsOf } from './roads/statistics.ts';
export type {
  SpotLimits,
  TableCommand,
  TableEffect,
  TableEntry,
  TableEvent,
  TableHead,
  TablePhase,
  TableRefusal,
  TableSecret,
} from './room/room-types.ts';
export { type TableRules, tableRoom } from './room/table-room.ts';
export { setOffOf } from './set-off.ts';
export { edges, returnOf } from './sheet.ts';
export { drawShoe, SHOE_CARDS, seenBefore } from './shoe.ts';
export { greatestPayout, limitsOf, mostOn } from './spot-limits.ts';
export {
  bonusByMargin,
  EARLY_COUPS,
  isSpotOpen,
  returnOn,
  type Spot,
  spots,
  topOdds,
  type Variant,
} from './spots.ts';
export { type TableDefinition, tableOf, tables } from './tables.ts';
export { tellRound } from './tell-round.ts';
