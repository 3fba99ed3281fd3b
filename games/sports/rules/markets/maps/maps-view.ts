import type { Side } from '../../facts/fixture.ts';
import { mapScore } from '../../facts/rounds-facts.ts';
import type { MarketType } from '../market-type.ts';
import type { SeriesView } from '../series/series-markets.ts';

/** What the markets of a match by maps are decided by. */
export interface MapsView<Map extends { readonly winner: Side | null }> extends SeriesView {
  readonly maps: readonly Map[];
}

export function mapsView<Map extends { readonly winner: Side | null }>(
  { maps, winner }: { readonly maps: readonly Map[]; readonly winner: Side | 'none' | null },
  bestOf: number,
): MapsView<Map> {
  return { maps, winner, score: mapScore({ maps }), needed: (bestOf + 1) / 2 };
}

export type MapsMarket<Map extends { readonly winner: Side | null }> = Omit<
  MarketType<MapsView<Map>>,
  'sport'
>;
