import type { Random } from '../seeded.ts';
import type { FootballFacts } from './facts.ts';
import type { Rates } from './rates.ts';

/** Where the ball goes, for whoever draws the pitch: it wanders, towards the goal of who is weaker. */
export function rollBall(facts: FootballFacts, rates: Rates, random: Random): void {
  const lean = ((rates.home - rates.away) / (rates.home + rates.away)) * 12;
  const at = facts.ball ?? { x: 50, y: 50 };
  const bounded = (value: number) => Math.round(Math.min(98, Math.max(2, value)));
  facts.ball = {
    x: bounded(50 + (at.x - 50) * 0.8 + lean * 0.3 + (random() - 0.5) * 44),
    y: bounded(50 + (at.y - 50) * 0.7 + (random() - 0.5) * 50),
  };
  const momentum = Math.round(facts.momentum * 0.9 + (facts.ball.x - 50) * 0.3);
  facts.momentum = Math.max(-100, Math.min(100, momentum));
}
