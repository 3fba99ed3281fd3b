import { describe, expect, it } from 'vitest';
import { pointRoutes } from './index.ts';

describe('points', () => {
  it('[O1] are earned at the rates of the setting, in the order of the house', () => {
    const rates = { LIVE: '0.70', SPORTS: '1.00', FISH: '1.20', RNG: '1.25', PVP: '1.00' };
    const routes = pointRoutes({ get: () => rates as never });
    expect(routes.pointRates({} as never, {} as never)).toEqual({
      rates: [
        { gameType: 'LIVE', rate: '0.70' },
        { gameType: 'SPORTS', rate: '1.00' },
        { gameType: 'FISH', rate: '1.20' },
        { gameType: 'RNG', rate: '1.25' },
        { gameType: 'PVP', rate: '1.00' },
      ],
    });
  });
});
