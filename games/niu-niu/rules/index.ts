export type { NiuNiuAct, NiuNiuOptions } from './hand.ts';
export { bullOf, kindOf, multipliers, type RankKind, rankKinds } from './hand-rank.ts';
export { niuNiuRules, usualBets } from './niu-niu.ts';
export { tellRound } from './tell-round.ts';
export type { NiuNiuView } from './view-hand.ts';
