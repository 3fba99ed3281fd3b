import { isAble, isIn, type Player, playerAt, type TexasHoldemHand } from './hand.ts';
import { lesserOf } from './pots.ts';

/** What the player whose turn it is may do beside folding, in smallest units. */
export interface Moves {
  readonly check: boolean;
  /** What a call puts in: all that is left where that is less. */
  readonly call: bigint | null;
  /** What may be in for this round after a bet or a raise; all that is left may be in where it is less than the least. */
  readonly raise: { readonly least: bigint; readonly most: bigint } | null;
}

/** [TH6 … TH9] */
export function movesOf(hand: TexasHoldemHand): Moves {
  const player = playerAt(hand, hand.turn);
  const [stack, bet, toCall, raise] = [player.stack, player.bet, hand.toCall, hand.raise].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const missing = toCall - bet;
  const most = bet + stack;
  const least = toCall + raise;
  return {
    check: missing <= 0n,
    call: missing <= 0n ? null : lesserOf(missing, stack),
    raise: most > toCall && mayRaise(hand, player, raise) ? { least: lesserOf(least, most), most } : null,
  };
}

/**
 * [TH8] Who has acted may raise again only where he faces a full raise, also one that several short ones make together. Nobody raises
 * where all others are all in.
 */
function mayRaise(hand: TexasHoldemHand, player: Player, raise: bigint): boolean {
  const isAnyoneAble = hand.players.some((other) => other !== player && isAble(other));
  const isReopened = BigInt(hand.toCall) - BigInt(player.bet) >= raise;
  return isAnyoneAble && (!player.hasActed || isReopened);
}

/** Whether a player is to be asked before the round of betting is over. */
export function isToAct(hand: TexasHoldemHand, place: number): boolean {
  const player = playerAt(hand, place);
  if (!isAble(player)) return false;
  const others = hand.players.filter((other) => other !== player && isIn(other));
  if (!others.some(isAble)) return others.some(({ bet }) => BigInt(bet) > BigInt(player.bet));
  return !player.hasActed || BigInt(player.bet) < BigInt(hand.toCall);
}

/** The next place from this one on whose player is to be asked; null where the round of betting is over. */
export function nextToAct(hand: TexasHoldemHand, from: number): number | null {
  const count = hand.players.length;
  for (let n = 0; n < count; n += 1) {
    const place = (from + n) % count;
    if (isToAct(hand, place)) return place;
  }
  return null;
}
