import { describe, expect, it } from 'vitest';
import { noCricket } from './facts/cricket-facts.ts';
import { noFootball } from './facts/football-facts.ts';
import { noRounds } from './facts/rounds-facts.ts';
import { bookWords, type Texts } from './words.ts';

/** A text is its key with its figures, as nobody would write it. */
const t: Texts = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const words = bookWords(t, ({ EN }) => EN);
const team = (EN: string) => ({ code: EN.toLowerCase(), name: { EN, UR: EN }, short: EN.slice(0, 3) });
const teams = { home: team('Lions'), away: team('Kings'), event: null };

describe('what markets and their outcomes are called', () => {
  it.each([
    ['map@m2', 'part.map market.map 2'],
    ['pistol@m1.2', 'part.pistol market.pistol 1 2'],
    ['round@m3.17', 'part.round market.round 3 17'],
    ['ou@home/1.5', 'part.team market.ou Lions'],
    ['over_runs@1.7', 'part.over market.over_runs 1 7'],
  ])('%s', (key, name) => {
    expect(words.marketName(key, teams)).toBe(name);
  });

  it('keeps the sign of a handicap before it in a text from right to left', () => {
    expect(words.outcomeName('map_ah/-1.5', 'home', teams)).toBe('Lions \u2066-1.5\u2069');
    expect(words.outcomeName('round_ah@m1/-1.5', 'away', teams)).toBe('Kings \u2066+1.5\u2069');
    expect(words.outcomeName('ah/0', 'home', teams)).toBe('Lions \u20660\u2069');
  });

  it('tells how far a match has come', () => {
    const clocks = (facts: { readonly sport: string }) =>
      [false, true].map((isBare) => words.clockText({ sport: facts.sport, facts }, isBare));
    expect(clocks({ ...noFootball, minute: 45, added: 2 } as never)).toEqual(["45+2'", "45+2'"]);
    expect(clocks({ ...noFootball, period: 'half_time' } as never)).toEqual(['halfTime', 'halfTime']);
    expect(clocks(noCricket)).toEqual(['live', 'live']);
    const map = { name: 'nuke', rounds: ['home', 'away', 'home'], winner: null };
    expect(clocks({ ...noRounds('cs2'), maps: [map] } as never)).toEqual([
      'partClock partNumber.map 1 2-1',
      '2-1',
    ]);
  });
});
