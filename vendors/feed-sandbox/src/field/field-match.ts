import { end, newEnding } from '../ending.ts';
import type { Match } from '../match.ts';
import { market, outcome } from '../odds.ts';
import { playedMatch } from '../played-match.ts';
import { pickWeighted, type Random } from '../seeded.ts';
import type { WirePrices } from '../wire.ts';
import type { FieldFacts } from './facts.ts';
import { type FieldSport, fieldRules, placesOf } from './field-sports.ts';
import { placeChances } from './place-chances.ts';

const officialTicks = 4;
const correctionTicks = 12;

/** A race or a tournament: a field of which the first is drawn by strength, then the second, and so on to the last. */
export function fieldMatch(sport: FieldSport, strengths: ReadonlyMap<string, number>, random: Random): Match {
  const rules = fieldRules[sport];
  const ending = newEnding();
  ending.isMisreported = random() < 0.015;
  const isPostponed = random() < 0.008;
  const starters = new Map(strengths);
  const facts: FieldFacts = { sport, withdrawn: [], order: [], done: 0, of: rules.ticks };
  /** As they will finish, best first. */
  let drawn: string[] = [];
  const finishers = new Set<string>();
  /** Where each lies at the start, from which it moves to where it finishes. */
  const begins = new Map<string, number>();
  /** Strokes to par at the end. */
  const scores = new Map<string, number>();

  function withdraw(): boolean {
    const runner = pickWeighted(
      random,
      [...starters.keys()].map((code) => [code, 1] as const),
    );
    const left = [...starters.values()].reduce((sum, weight) => sum + weight, 0);
    const { odds } = outcome(runner, (starters.get(runner) ?? 0) / left);
    facts.withdrawn = [...facts.withdrawn, { runner, odds: (odds ?? 1000).toFixed(2) }];
    starters.delete(runner);
    ending.isRepriced = true;
    return true;
  }

  function start(): void {
    if (random() < rules.withdrawnShare) withdraw();
    const left = new Map(starters);
    drawn = [...starters].map(() => {
      const code = pickWeighted(random, [...left]);
      left.delete(code);
      return code;
    });
    let score = -4 - Math.floor(random() * 6);
    drawn.forEach((code, at) => {
      begins.set(code, Math.floor(random() * drawn.length));
      // The first must finish, and stands alone where a tie is played off.
      if (at === 0 || random() >= rules.unfinishedShare) finishers.add(code);
      const isLevel = at > 0 && random() < rules.levelShare && !(rules.hasPlayOff && at === 1);
      if (at > 0 && !isLevel) score += 1;
      scores.set(code, score);
    });
    ending.stage = 'live';
    ending.isRepriced = true;
  }

  function move(): void {
    facts.done += 1;
    if (facts.done === rules.ticks) {
      facts.order = finishOrder();
      end(ending, officialTicks);
      return;
    }
    const share = facts.done / rules.ticks;
    const lies = (code: string) => drawn.indexOf(code) * share + (begins.get(code) ?? 0) * (1 - share);
    const sorted = drawn.toSorted((a, b) => lies(a) - lies(b));
    facts.order = sorted.map((code) => ({
      runners: [code],
      mark: rules.hasMarks ? toPar(Math.round((scores.get(code) ?? 0) * share)) : null,
    }));
    if (rules.hasMarks) facts.order = facts.order.toSorted((a, b) => parOf(a.mark) - parOf(b.mark));
  }

  /** Those of one score are level. */
  function finishOrder(): FieldFacts['order'] {
    const order: { runners: string[]; mark: string | null; score: number }[] = [];
    for (const code of drawn) {
      if (!finishers.has(code)) continue;
      const score = scores.get(code) ?? 0;
      const last = order.at(-1);
      if (last?.score === score) last.runners.push(code);
      else order.push({ runners: [code], mark: rules.hasMarks ? toPar(score) : null, score });
    }
    return order.map(({ runners, mark }) => ({ runners, mark }));
  }

  /** A wrong result has the first two the wrong way round. */
  function view(): FieldFacts {
    const [first, second, ...rest] = facts.order;
    if (ending.stage !== 'official' || !ending.isMisreported || !first || !second) return facts;
    return { ...facts, order: [second, first, ...rest] };
  }

  return playedMatch(ending, {
    correctionTicks,
    tick() {
      if (ending.stage !== 'scheduled') move();
      else if (isPostponed) ending.stage = 'postponed';
      else start();
    },
    take: (order) => order === 'withdraw' && ending.stage === 'scheduled' && starters.size > 2 && withdraw(),
    facts: view,
    prices: (drift) => (ending.stage === 'scheduled' ? fieldPrices(sport, starters, drift) : closed),
  });
}

const closed: WirePrices = { rates: null, markets: [] };

/** Who wins, and who comes in the first places. `drift` makes the first of the field a little more or less likely. */
function fieldPrices(sport: FieldSport, starters: ReadonlyMap<string, number>, drift: number): WirePrices {
  const [first] = starters.keys();
  const weights = new Map(
    [...starters].map(([code, weight]) => [code, code === first ? weight * Math.exp(drift) : weight]),
  );
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  const places = placesOf(sport, weights.size);
  const win = market(
    'outright',
    '',
    null,
    [...weights].map(([code, weight]) => outcome(code, weight / sum)),
  );
  if (places === null) return { rates: null, markets: [win] };
  const placed = [...placeChances(weights, places)].map(([code, chance]) => outcome(code, chance));
  return { rates: null, markets: [win, market('place', `t${places}`, null, placed)] };
}

/** `-7`, `E` for even, `+2`. */
const toPar = (score: number): string => (score === 0 ? 'E' : score > 0 ? `+${score}` : String(score));
const parOf = (mark: string | null): number => (mark === null || mark === 'E' ? 0 : Number(mark));
