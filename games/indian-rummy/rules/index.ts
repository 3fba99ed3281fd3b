export { type Arrangement, arrange, type Meld, type MeldKind } from './arrange.ts';
export { isWild, pointsOf, rankOf, suitOf } from './cards.ts';
export type { RummyAct, RummyOptions } from './hand.ts';
export { indianRummyRules } from './indian-rummy.ts';
export { meldKind } from './meld-kind.ts';
export { tellRound } from './tell-round.ts';
export type { RummyView } from './view-hand.ts';
