import type { VendorRefusal } from './vendor-refusal.ts';
import { refuseVendor } from './vendor-refusal.ts';

/** What is known of a round, before something happens in it. */
export type RoundState = 'absent' | 'open' | 'ended';

/**
 * What is known of the bet that something is about. `buried`: it was rolled back before it came. Of a refunded bet nothing is
 * left; of a partly refunded one something is.
 */
export type BetState = 'absent' | 'placed' | 'part_refunded' | 'refunded' | 'rolled_back' | 'buried';

export interface Standing {
  readonly round: RoundState;
  /** What of all stakes of the round was not given back. */
  readonly roundLeft: bigint;
  /** What the round has paid so far. */
  readonly roundPaid: bigint;
  readonly bet: BetState;
  /** What of the bet's stake was not given back. */
  readonly betLeft: bigint;
}

/** Amounts in smallest units. */
export type VendorEvent =
  | { readonly kind: 'bet' | 'win' | 'refund'; readonly amount: bigint }
  | { readonly kind: 'rollback' | 'roundEnd' };

/**
 * What follows from an event: `take` the stake, `pay` the win, `return` some of a stake, `bury` a bet that never came, or
 * `note` that there is nothing to move.
 */
export type Decision =
  | { readonly does: 'take' | 'pay' | 'return'; readonly amount: bigint }
  | { readonly does: 'bury' | 'note' };

/**
 * Decides an event of a vendor by what is known at that moment; the README's table says the same in words. Whether the same
 * transaction came before is asked earlier, and whether the money is there later.
 */
export function decideEvent(standing: Standing, event: VendorEvent): Decision | VendorRefusal {
  switch (event.kind) {
    case 'bet':
      if (standing.bet === 'buried') return refuseVendor('vendor.bet_rolled_back');
      return standing.round === 'ended'
        ? refuseVendor('vendor.round_ended')
        : { does: 'take', amount: event.amount };
    case 'win':
      if (standing.round === 'absent') return refuseVendor('vendor.round_unknown');
      if (event.amount === 0n) return { does: 'note' };
      return standing.roundLeft === 0n
        ? refuseVendor('vendor.round_void')
        : { does: 'pay', amount: event.amount };
    case 'refund':
      return decideRefund(standing, event.amount);
    case 'rollback':
      if (standing.bet === 'absent') return { does: 'bury' };
      return standing.betLeft === 0n ? { does: 'note' } : giveBack(standing, standing.betLeft);
    case 'roundEnd':
      return standing.round === 'absent' ? refuseVendor('vendor.round_unknown') : { does: 'note' };
  }
}

function decideRefund(standing: Standing, amount: bigint): Decision | VendorRefusal {
  const { bet, betLeft } = standing;
  if (bet === 'absent') return refuseVendor('vendor.bet_unknown');
  if (bet === 'rolled_back' || bet === 'buried') return refuseVendor('vendor.bet_rolled_back');
  return amount > betLeft
    ? refuseVendor('vendor.refund_above_bet', { left: String(betLeft) })
    : giveBack(standing, amount);
}

/**
 * A round keeps no win for which nothing is staked any more, whichever of win and return comes first: else a vendor that takes a
 * bet back because the answer to its win was lost would leave the player with both.
 */
function giveBack({ roundLeft, roundPaid }: Standing, amount: bigint): Decision | VendorRefusal {
  return roundPaid > 0n && amount >= roundLeft
    ? refuseVendor('vendor.round_paid')
    : { does: 'return', amount };
}
