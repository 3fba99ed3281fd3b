import type { Spot, Variant } from './spots.ts';

/** [B17] What each spot keeps of a stake on average over a fresh shoe, to the twelfth place; pushes count as staked. */
const edgesOfSpots: Readonly<Record<Exclude<Spot, 'banker'>, string>> = {
  player: '0.012350813289',
  tie: '0.143596287787',
  playerPair: '0.103614457831',
  bankerPair: '0.103614457831',
  eitherPair: '0.137098768799',
  perfectPair: '0.080470444786',
  big: '0.043457475956',
  small: '0.052828772799',
  luckySix: '0.166835720406',
  playerBonus: '0.026516745320',
  bankerBonus: '0.093730740125',
};

export const edges: Readonly<Record<Variant, Readonly<Record<Spot, string>>>> = {
  commission: { ...edgesOfSpots, banker: '0.010579057842' },
  'no-commission': { ...edgesOfSpots, banker: '0.014581044640' },
};

/** [B17] The share that comes back of stakes on a spot. */
export function returnOf(variant: Variant, spot: Spot): number {
  return 1 - Number(edges[variant][spot]);
}
