import { type calls, pointLanes } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';

export function pointRoutes(settings: Pick<Settings, 'get'>): Handlers<(typeof calls)['points']> {
  return {
    pointRates() {
      const rates = settings.get('points.rates');
      return { rates: pointLanes.map((gameType) => ({ gameType, rate: rates[gameType] })) };
    },
  };
}
