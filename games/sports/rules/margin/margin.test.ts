import { describe, expect, it } from 'vitest';
import { applyMargin, booksum, marginMethods, overround, payoutRate, removeMargin } from './margin.ts';

const quoted = [2.1, 3.4, 3.6];

describe('[SP3] margins', () => {
  it('says how much a book keeps', () => {
    expect(overround(quoted)).toBeCloseTo(0.048085901027, 12);
    expect(payoutRate(quoted)).toBeCloseTo(0.954120267261, 12);
    expect(overround([1.9, 1.9])).toBeCloseTo(0.052631578947, 12);
    expect(overround([1.95, 1.95])).toBeCloseTo(1 / 39, 12);
  });

  it.each([
    ['proportional', null, [0.4543429844, 0.280623608, 0.2650334076]],
    ['additive', null, [0.4601618425, 0.2780890134, 0.2617491441]],
    ['power', 1.0461120615, [0.4601744579, 0.2779799641, 0.2618455781]],
    ['shin', 0.0240828367, [0.458665716, 0.2787376371, 0.2625966469]],
    ['odds_ratio', 1.0767127148, [0.4577949693, 0.2790092537, 0.263195777]],
  ] as const)('%s takes it off', (method, parameter, chances) => {
    const fair = removeMargin(method, quoted);
    for (const [at, chance] of fair.chances.entries()) expect(chance).toBeCloseTo(chances[at] ?? 0, 10);
    if (parameter !== null) expect(fair.parameter).toBeCloseTo(parameter, 10);
  });

  it('puts on what it takes off', () => {
    for (const method of marginMethods) {
      if (method === 'shin') continue;
      const { chances } = removeMargin(method, quoted);
      const odds = applyMargin(method, chances, booksum(quoted));
      for (const [at, one] of odds.entries()) expect(one).toBeCloseTo(quoted[at] ?? 0, 9);
    }
  });
});
