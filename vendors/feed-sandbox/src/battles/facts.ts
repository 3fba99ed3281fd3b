import type { SeriesFacts } from '../series/series-match.ts';
import type { Side } from '../wire.ts';
import type { BattleTitle } from './battle-titles.ts';

export interface BattleMap {
  minute: number;
  kills: { home: number; away: number };
  /** Who had the first kill, took the first tower, and slew the first dragon or Roshan. */
  firstBlood: Side | null;
  firstTower: Side | null;
  firstBoss: Side | null;
  winner: Side | null;
}

export type BattleFacts = SeriesFacts<BattleTitle, BattleMap>;
