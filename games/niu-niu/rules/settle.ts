import { type HandEnd, splitEvenly } from '@ikka/seat-kit';
import { cardsAtPlace, isOver, type NiuNiuHand, type NiuNiuOptions, playerAt } from './hand.ts';
import { kindOf, multipliers, strengthOf } from './hand-rank.ts';

/** What one player and the banker play for in the end. */
export interface Duel {
  readonly place: number;
  /** Whether the player has won, and what moves. */
  readonly isWon: boolean;
  readonly amount: bigint;
}

function least(first: bigint, ...others: readonly bigint[]): bigint {
  let lowest = first;
  for (const amount of others) if (amount < lowest) lowest = amount;
  return lowest;
}

/** [NN7, NN8] What moves between the banker and each of the others. `due` is what the hands came to. */
export function duelsOf(
  due: readonly { readonly place: number; readonly isWon: boolean; readonly amount: bigint }[],
  stacks: { readonly banker: bigint; readonly of: (place: number) => bigint },
): readonly Duel[] {
  const capped = due.map((duel) => ({
    ...duel,
    amount: duel.isWon
      ? least(duel.amount, stacks.of(duel.place))
      : least(duel.amount, stacks.of(duel.place), stacks.banker),
  }));
  const sum = (isWon: boolean) =>
    capped.reduce((all, duel) => all + (duel.isWon === isWon ? duel.amount : 0n), 0n);
  const [owed, bank] = [sum(true), stacks.banker + sum(false)];
  if (owed <= bank) return capped;
  const shares = capped.map(({ isWon, amount }) => (isWon ? (amount * bank) / owed : 0n));
  const rest = bank - shares.reduce((all, share) => all + share, 0n);
  const winners = capped.filter(({ isWon }) => isWon);
  // Less than one unit was rounded off each winner, so that nobody gets two.
  const odd = splitEvenly(rest, winners.length);
  return capped.map((duel, at) =>
    duel.isWon ? { ...duel, amount: (shares[at] ?? 0n) + (odd[winners.indexOf(duel)] ?? 0n) } : duel,
  );
}

/** [NN7 … NN10, NN12] What a hand that is over came to. */
export function endOfHand(
  { base, rake }: NiuNiuOptions,
  hand: NiuNiuHand,
  deck: readonly number[],
): HandEnd | null {
  const { banker, players } = hand;
  if (banker === null || !isOver(hand)) return null;
  const cards = (place: number) => cardsAtPlace(place, players.length, deck);
  const bankers = cards(banker.place);
  const due = players.flatMap(({ bet }, place) => {
    if (bet === null) return [];
    const isWon = strengthOf(cards(place)) > strengthOf(bankers);
    const pays = multipliers[kindOf(isWon ? cards(place) : bankers)];
    return [{ place, isWon, amount: BigInt(base) * BigInt(banker.bid * bet * pays) }];
  });
  const stack = (place: number) => BigInt(playerAt(hand, place).stack);
  const duels = duelsOf(due, { banker: stack(banker.place), of: stack });
  const collected = duels.reduce((all, { isWon, amount }) => all + (isWon ? 0n : amount), 0n);
  const paid = duels.reduce((all, { isWon, amount }) => all + (isWon ? amount : 0n), 0n);
  const gains = players.map((_, place) => {
    if (place === banker.place) return collected - paid;
    const duel = duels.find((one) => one.place === place);
    return duel === undefined ? 0n : duel.isWon ? duel.amount : -duel.amount;
  });
  const rakes = gains.map((gain) => (gain > 0n ? (gain * BigInt(rake.basisPoints)) / 10_000n : 0n));
  const total = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
  return {
    reason: 'show',
    pot: String(total(gains.filter((gain) => gain > 0n))),
    rake: String(total(rakes)),
    seats: players.map(({ seat }, place) => {
      const gain = gains[place] ?? 0n;
      const played = place === banker.place ? -least(-collected, -paid) : -least(gain, -gain);
      const stake = least(played, stack(place));
      return { seat, stake: String(stake), payout: String(stake + gain - (rakes[place] ?? 0n)) };
    }),
    winners: players.flatMap(({ seat }, place) => {
      const won = (gains[place] ?? 0n) - (rakes[place] ?? 0n);
      return won > 0n ? [{ seat, amount: String(won) }] : [];
    }),
    refunds: [],
    shown: players.map(({ seat }) => seat),
  };
}
