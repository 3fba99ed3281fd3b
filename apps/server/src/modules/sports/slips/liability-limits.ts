import { parseAmount } from '@ikka/money';
import type { Settings } from '../../settings/index.ts';
import type { SportsParts } from '../parts.ts';

/** What the house may lose by one outcome, as operators have set it: by sport, or what holds for all. Play money bounds nothing. */
export const liabilityLimits =
  (get: Settings['get']): SportsParts['liabilityMax'] =>
  (sport, currency) => {
    if (currency.isTrial) return null;
    const rows = get('sports.liability').filter((row) => row.currency === currency.shownCode);
    const own = rows.find((row) => row.sport === sport) ?? rows.find((row) => row.sport === '*');
    return parseAmount(own?.outcomeMax ?? '', currency);
  };
