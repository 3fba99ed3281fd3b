export { type Equity, equityOf } from './equity.ts';
export type { TexasHoldemAct, TexasHoldemOptions } from './hand.ts';
export {
  type HandRank,
  type RankKind,
  rankHand,
  rankKinds,
  rankOfStrength,
  strengthOf,
} from './hand-rank.ts';
export { sampleEquity } from './sample-equity.ts';
export { tellRound } from './tell-round.ts';
export { texasHoldemRules } from './texas-holdem.ts';
export type { TexasHoldemView } from './view-hand.ts';
