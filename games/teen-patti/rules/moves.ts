import {
  isActive,
  type Player,
  REFUSALS,
  STAKE_LIMIT_BOOTS,
  type TeenPattiHand,
  type TeenPattiOptions,
} from './hand.ts';

/** What a player may do at his turn, with what it costs in smallest units. */
export interface Moves {
  readonly bets: readonly { readonly type: 'blind' | 'chaal'; readonly amount: bigint }[];
  readonly show: bigint | null;
  readonly sideShow: bigint | null;
  /** What is left of his stack, where it does not cover the least bet. */
  readonly allIn: bigint | null;
}

/** The place of the active player before or after this one. */
export function neighbour({ players }: Pick<TeenPattiHand, 'players'>, place: number, step: 1 | -1): number {
  const count = players.length;
  for (let n = 1; n <= count; n += 1) {
    const at = (((place + step * n) % count) + count) % count;
    const player = players[at];
    if (player !== undefined && isActive(player)) return at;
  }
  throw new Error('nobody is left in the hand');
}

export const playerAt = ({ players }: Pick<TeenPattiHand, 'players'>, place: number): Player => {
  const player = players[place];
  if (player === undefined) throw new Error(`the hand has no place ${place}`);
  return player;
};

/** [TP5, TP6] The least that a turn costs: the stake, and twice as much for whoever has looked. */
export const leastBet = (hand: Pick<TeenPattiHand, 'stake'>, { isSeen }: Pick<Player, 'isSeen'>): bigint =>
  BigInt(hand.stake) * (isSeen ? 2n : 1n);

/** [TP4 … TP12] What the player whose turn it is may do beside packing and looking. */
export function movesOf(options: TeenPattiOptions, hand: TeenPattiHand): Moves {
  const player = playerAt(hand, hand.turn);
  const least = leastBet(hand, player);
  const stack = BigInt(player.stack);
  if (stack < least) return { bets: [], show: null, sideShow: null, allIn: stack };
  const mayRaise = 2n * BigInt(hand.stake) <= STAKE_LIMIT_BOOTS * BigInt(options.boot);
  const type = player.isSeen ? 'chaal' : 'blind';
  const amounts = mayRaise ? [least, 2n * least] : [least];
  const active = hand.players.filter(isActive).length;
  return {
    bets: amounts.filter((amount) => amount <= stack).map((amount) => ({ type, amount })),
    show: active === 2 && mayShow(options, hand) ? least : null,
    sideShow: active > 2 && maySideShow(hand) ? least : null,
    allIn: null,
  };
}

/** [TP10] */
function mayShow({ seenVsBlindShow }: TeenPattiOptions, hand: TeenPattiHand): boolean {
  const other = playerAt(hand, neighbour(hand, hand.turn, 1));
  return seenVsBlindShow || other.isSeen || !playerAt(hand, hand.turn).isSeen;
}

/** [TP11] */
function maySideShow(hand: TeenPattiHand): boolean {
  const before = playerAt(hand, neighbour(hand, hand.turn, -1));
  return playerAt(hand, hand.turn).isSeen && before.isSeen;
}

/** [TP11] Whether a side show that is asked for may be refused. */
export const mayRefuse = ({ refusals }: TeenPattiHand): boolean => refusals < REFUSALS;
