export { endOfHand, topOf } from './end-hand.ts';
export type { EndReason, TeenPattiAct, TeenPattiHand, TeenPattiOptions } from './hand.ts';
export {
  type HandRank,
  type LowSequence,
  type RankKind,
  rankHand,
  rankKinds,
  strengthOf,
} from './hand-rank.ts';
export { readAct } from './read-act.ts';
export { teenPattiRules } from './teen-patti.ts';
export { tellRound } from './tell-round.ts';
export type { TeenPattiView } from './view-hand.ts';
