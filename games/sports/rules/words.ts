import type { Fixture, Names } from './facts/fixture.ts';
import {
  cricketOf,
  footballOf,
  minuteText,
  oversText,
  type PartNow,
  partNow,
  type WatchedMatch,
} from './facts/match-clock.ts';
import { readMarketKey } from './markets/market-key.ts';
import { printLine, readLine } from './settlement/line-result.ts';

/** Finds a text of `sportsbook.json` by its key. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Markets whose line is written beside the team. */
const handicaps = ['ah', 'eh', 'spread', 'map_ah', 'round_ah', 'kill_ah', 'set_ah', 'game_ah'];

type Teams = Pick<Fixture, 'home' | 'away' | 'event'>;

/** What a market and its outcomes are called, by the texts of `sportsbook.json` and names in the page's language. */
export function bookWords(t: Texts, nameOf: (name: Names) => string) {
  const teamOf = (side: string, { home, away }: Teams): string =>
    side === 'home' && home !== null
      ? nameOf(home.name)
      : side === 'away' && away !== null
        ? nameOf(away.name)
        : t('draw');

  /** Both sides, or what a field competes in. */
  const matchName = ({ home, away, event }: Teams): string =>
    home === null || away === null
      ? event === null
        ? ''
        : nameOf(event)
      : `${nameOf(home.name)} – ${nameOf(away.name)}`;

  /** Without its line, which stands with the outcomes. */
  function marketName(key: string, teams: Teams): string {
    const ref = readMarketKey(key);
    if (ref === null) return key;
    const { type, scope } = ref;
    if (type === 'scorer') return t(`market.scorer_${scope}`);
    const name = t(`market.${type}`);
    if (scope === '') return name;
    const map = /^m(\d)(?:\.(\d+))?$/.exec(scope);
    if (map !== null) {
      const [, at = '', number = ''] = map;
      if (number === '') return t('part.map', { market: name, map: at });
      return t(type === 'pistol' ? 'part.pistol' : 'part.round', { market: name, map: at, number });
    }
    if (type === 'place') return t('part.places', { market: name, number: scope.slice(1) });
    const set = /^s(\d)(?:\.(\d+))?$/.exec(scope);
    if (set !== null) {
      const [, at = '', number = ''] = set;
      return number === ''
        ? t('part.set', { market: name, set: at })
        : t('part.game', { market: name, set: at, number });
    }
    if (/^q\d$/.test(scope)) return t('part.q', { market: name, number: scope.slice(1) });
    if (scope === 'h1' || scope === 'h2') return t(`part.${scope}`, { market: name });
    if (scope === 'home' || scope === 'away')
      return t('part.team', { market: name, team: teamOf(scope, teams) });
    const [innings = '', number] = scope.split('.');
    if (number === undefined) return t('part.innings', { market: name, innings });
    return type === 'session' || type.startsWith('over')
      ? t(type === 'session' ? 'part.session' : 'part.over', { market: name, innings, number })
      : t('part.wicket', { market: name, innings, number });
  }

  function outcomeName(key: string, outcome: string, teams: Teams, person?: Names | null): string {
    if (person) return nameOf(person);
    const ref = readMarketKey(key);
    const line = ref?.line ?? null;
    if (ref !== null && handicaps.includes(ref.type)) {
      const quarters = readLine(line ?? '0') ?? 0;
      if (outcome === 'draw') return `${t('draw')} (${signed(quarters)})`;
      return `${teamOf(outcome, teams)} ${signed(outcome === 'home' ? quarters : -quarters)}`;
    }
    if (line !== null && (outcome === 'over' || outcome === 'under'))
      return t(`outcome.${outcome}`, { line });
    if (ref?.type === 'htft')
      return outcome
        .split('/')
        .map((part) => teamOf(part, teams))
        .join(' / ');
    if (ref?.type === 'method') {
      const [side = '', how = ''] = outcome.split('_');
      return `${teamOf(side, teams)} · ${t(`outcome.${how}`)}`;
    }
    if (outcome === 'home' || outcome === 'away' || outcome === 'draw') return teamOf(outcome, teams);
    if (outcome === '1x') return t('outcome.orDraw', { team: teamOf('home', teams) });
    if (outcome === 'x2') return t('outcome.orDraw', { team: teamOf('away', teams) });
    if (outcome === '12')
      return t('outcome.either', { home: teamOf('home', teams), away: teamOf('away', teams) });
    if (/^\d/.test(outcome)) return outcome;
    // Of a person or a runner whose name is not known here.
    return t(`outcome.${outcome}`, { defaultValue: outcome });
  }

  /** What a title calls a map; a name that the texts do not have is shown as it came. */
  const mapName = (name: string): string => t(`map.${name}`, { defaultValue: name });

  /** `Map 2`, `Set 1`, `3rd quarter`. */
  const partText = ({ part, number }: Pick<PartNow, 'part' | 'number'>): string =>
    t(`partNumber.${part}`, { number });

  /** How far a match in play has come: its minute, its overs, its map and rounds. `isBare`: the figures alone. */
  function clockText(match: Pick<WatchedMatch, 'sport' | 'facts'>, isBare = false): string {
    const football = footballOf(match);
    if (football !== null) return football.period === 'half_time' ? t('halfTime') : minuteText(football);
    const now = partNow(match);
    if (now !== null) return isBare ? now.text : t('partClock', { part: partText(now), clock: now.text });
    const innings = cricketOf(match)?.innings.at(-1);
    if (innings === undefined) return t('live');
    return isBare ? oversText(innings) : t('overs', { overs: oversText(innings) });
  }

  /** The figures of a reason, with sides and dismissals by their names. */
  function whyValues(
    values: Readonly<Record<string, string | number>>,
    teams: Teams,
  ): Record<string, string | number> {
    const { side, how } = values;
    return {
      ...values,
      ...(typeof side === 'string' && side !== '' ? { side: teamOf(side, teams) } : {}),
      ...(typeof how === 'string' && how !== '' ? { how: t(`outcome.${how}`) } : {}),
    };
  }

  return { teamOf, matchName, marketName, outcomeName, mapName, partText, clockText, whyValues };
}

/** A line as it is written beside a team: `+0.5`, `-1`, `0`. Isolated, so that its sign stays before it in a text from right to left. */
const signed = (quarters: number): string => `\u2066${quarters > 0 ? '+' : ''}${printLine(quarters)}\u2069`;
