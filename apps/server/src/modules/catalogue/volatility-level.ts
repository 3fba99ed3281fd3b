import { type VolatilityLevel, volatilityFrom } from '@ikka/contract';

/** The level of a standard deviation in stakes; null where no sheet says it. */
export function volatilityLevel(deviation: string | null): VolatilityLevel | null {
  if (deviation === null) return null;
  const value = Number(deviation);
  return value >= volatilityFrom.high ? 'high' : value >= volatilityFrom.medium ? 'medium' : 'low';
}

/** From which deviation on and below which one a game is of the level. */
export function deviationsOf(level: VolatilityLevel): {
  readonly from: number;
  readonly below: number | null;
} {
  switch (level) {
    case 'low':
      return { from: 0, below: volatilityFrom.medium };
    case 'medium':
      return { from: volatilityFrom.medium, below: volatilityFrom.high };
    case 'high':
      return { from: volatilityFrom.high, below: null };
  }
}
