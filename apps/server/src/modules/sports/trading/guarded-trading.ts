import type { ActRule } from '../../approvals/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { SportsParts } from '../parts.ts';
import { moveAct } from './move-market.ts';
import { resultAct } from './set-result.ts';
import { voidAct } from './void-markets.ts';

/** What traders do to a match that may need the word of a second. */
export const tradingActs = (
  { audit, clock, standing, tell }: Pick<SportsParts, 'audit' | 'clock' | 'standing' | 'tell'>,
  get: Settings['get'],
): Readonly<Record<'sports.void' | 'sports.move' | 'sports.result', ActRule>> => ({
  'sports.void': voidAct({ audit, standing, tell, voidFrom: () => get('sports.void_four_eyes_from') }),
  'sports.move': moveAct({ audit, tell, moveFrom: () => get('sports.move_four_eyes_from') }),
  'sports.result': resultAct({ audit, clock, tell }),
});
