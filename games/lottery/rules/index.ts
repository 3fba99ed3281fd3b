export { type Board, boardOf, numbersOf, type Place, printBoard, readBoard } from './boards/board.ts';
export { drawBoard } from './boards/draw-board.ts';
export { eachBoard } from './boards/each-board.ts';
export { type Group, type Shape, type ShapeCode, shapeCodes, shapes } from './boards/shapes.ts';
export type { Game } from './games/game.ts';
export {
  coverOf,
  type FamilyCode,
  familyCodes,
  familyOf,
  gameOf,
  games,
  outsideGames,
} from './games/index.ts';
export { holidaysOf } from './issues/holidays.ts';
export { type Issue, issueNumber, readIssueNumber } from './issues/issue.ts';
export { issueOfNumber, issuesOfDay, nextIssues, type Scheduled } from './issues/issues-of-day.ts';
export type { Calendar, DayedSchedule, PacedSchedule, Schedule } from './issues/schedule.ts';
export type { Instant } from './issues/zone.ts';
export { greatestOdds } from './odds/greatest-odds.ts';
export { type Odds, oddsAt, printOdds, readOdds } from './odds/odds.ts';
export {
  changeOdds,
  customaryOdds,
  customaryRow,
  type OddsRefusal,
  type OddsRow,
  type OddsSheet,
  opensByOperator,
} from './odds/odds-sheet.ts';
export { choosePrize, type PrizeChoice, type PrizeMode, prizeModes } from './odds/prize-modes.ts';
export { type KindReturn, returnOfSelection, returnsOf } from './odds/returns.ts';
export { playOf, playsByShape } from './plays/index.ts';
export { type Exposure, type Hit, type Play, type Tier, type UnitKind, unitsOf } from './plays/play.ts';
export { selectFor } from './plays/select.ts';
export { type Alphabet, type NumberAlphabet, readSymbol, symbolsOf } from './selections/alphabet.ts';
export { arrangementsOf, withArrangements } from './selections/arrangements.ts';
export type { Grammar, Part, Selection } from './selections/grammar.ts';
export {
  printSelection,
  type ReadSelection,
  type SelectionRefusal,
} from './selections/read-selection.ts';
export {
  type ChasePlan,
  type ChaseRefusal,
  type ChaseState,
  type ChaseStep,
  type ChaseView,
  checkChase,
  costOfChase,
  growingMultiples,
  levelMultiples,
  nextOfChase,
} from './slip/chase.ts';
export { exposuresOf, type LineExposure } from './slip/exposures.ts';
export { greatestPayout, type Line, type LineQuote, lineOf, quoteLine, returnOf } from './slip/line.ts';
export { type SettledHit, type Settlement, settleLine } from './slip/settle-line.ts';
export { stakeOf, type UnitMode, unitModes, unitPrice } from './slip/unit-price.ts';
export { countTrend, extremesOfTrend, type TrendCount } from './trends/counts.ts';
export {
  layRoad,
  ROAD_ROWS,
  type RoadCell,
  type RoadSeries,
  roadMark,
  roadSeries,
} from './trends/roads.ts';
export { type TrendSeries, trendSeries } from './trends/series.ts';
export {
  familyKey,
  gameWords,
  playWords,
  provinceKey,
  resultKey,
  selectionWords,
  type Words,
  windowKey,
} from './words.ts';
