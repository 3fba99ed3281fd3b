import type { Side } from '../../facts/fixture.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { numbersIn } from '../market-key.ts';
import { always, never, type Selection, type Why } from '../market-type.ts';
import type { MapsMarket, MapsView } from './maps-view.ts';

type AnyMap = { readonly winner: Side | null };

/** The map that a scope names once it is over; null while it is not decided, `void` where it is not played to its end. */
export function endOf<Map extends AnyMap>(
  { scope }: Pick<Selection, 'scope'>,
  view: MapsView<Map>,
): Map | 'void' | null {
  const map = view.maps[numbersIn(scope)[0]];
  if (map?.winner) return map;
  return view.winner === null ? null : 'void';
}

/** A market on one map, paid when the map is over. `soFar`: whether the map decides it already. */
export function mapMarket<Map extends AnyMap>(
  of: Pick<MapsMarket<Map>, 'code' | 'group' | 'hasLine' | 'outcomes'>,
  result: (selection: Selection, map: Map) => LegResult,
  told: (map: Map, number: number) => Why,
  soFar: (selection: Selection, map: Map) => boolean = never,
): MapsMarket<Map> {
  return {
    ...of,
    version: 1,
    scopes: /^m[1-5]$/,
    settlesInPlay: always,
    result(selection, view) {
      const map = view.maps[numbersIn(selection.scope)[0]];
      if (map !== undefined && soFar(selection, map)) return result(selection, map);
      const end = endOf(selection, view);
      return end === null || end === 'void' ? end : result(selection, end);
    },
    why({ scope }, { maps }) {
      const [at] = numbersIn(scope);
      const map = maps[at];
      return map === undefined ? { key: 'map_unplayed', values: { map: at + 1 } } : told(map, at + 1);
    },
  };
}
