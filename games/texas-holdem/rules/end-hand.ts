import { type HandEnd, rakeOf, splitEvenly } from '@ikka/seat-kit';
import {
  boardOf,
  cardsAtPlace,
  isIn,
  paidInAll,
  playerAt,
  type TexasHoldemHand,
  type TexasHoldemOptions,
} from './hand.ts';
import { strengthOf } from './hand-rank.ts';
import { type Pot, type Pots, potsOf } from './pots.ts';

/** [TH11, TH12] The pots of a hand as they lie; what was missed and is owed no answer lies in the main one. */
export function potsOfHand({ players }: Pick<TexasHoldemHand, 'players'>): Pots {
  const { refund, pots } = potsOf(players.map(({ paid, isFolded }) => ({ amount: BigInt(paid), isFolded })));
  const dead = players.reduce((sum, player) => sum + BigInt(player.dead), 0n);
  return { refund, pots: pots.map((pot, at) => (at === 0 ? { ...pot, amount: pot.amount + dead } : pot)) };
}

/** [TH14] The most that is taken of a hand, by how many were dealt in. */
function capOf({ caps }: Pick<TexasHoldemOptions, 'caps'>, dealtIn: number): string {
  if (dealtIn === 2) return caps.two;
  return dealtIn <= 4 ? caps.few : caps.many;
}

/** [TH10 … TH14] What a hand that is over came to. `deck` is asked for only where cards are compared. */
export function endOfHand(
  options: TexasHoldemOptions,
  hand: TexasHoldemHand,
  deck: readonly number[],
): HandEnd | null {
  if (hand.over === null) return null;
  const { players, street, over } = hand;
  const { refund, pots } = potsOfHand(hand);
  const pot = pots.reduce((sum, { amount }) => sum + amount, 0n);
  const hasSeenFlop = over !== 'fold' || street > 0;
  const cap = capOf(options, players.length);
  const rake = hasSeenFlop ? rakeOf(pot, { ...options.rake, cap }) : 0n;
  const strengths = over === 'fold' ? new Map<number, number>() : strengthsOf(hand, deck);
  const won = new Map<number, bigint>();
  const taken = rakesOf(pots, pot, rake);
  for (const [at, { amount, places }] of pots.entries()) {
    const winners = winnersAmong(places, strengths);
    for (const [n, share] of splitEvenly(amount - (taken[at] ?? 0n), winners.length).entries()) {
      const place = winners[n] ?? 0;
      won.set(place, (won.get(place) ?? 0n) + share);
    }
  }
  const back = (place: number) => (refund?.place === place ? refund.amount : 0n);
  const bySeat = (amounts: readonly (readonly [place: number, amount: bigint])[]) =>
    amounts
      .filter(([, amount]) => amount > 0n)
      .map(([place, amount]) => ({ seat: playerAt(hand, place).seat, amount: String(amount) }));
  return {
    reason: over,
    pot: String(pot),
    rake: String(rake),
    seats: players.map((player, place) => ({
      seat: player.seat,
      stake: String(paidInAll(player) - back(place)),
      payout: String(won.get(place) ?? 0n),
    })),
    winners: bySeat([...won]),
    refunds: refund === null ? [] : bySeat([[refund.place, refund.amount]]),
    shown: shownPlaces(hand, strengths, [...won.keys()]).map((place) => playerAt(hand, place).seat),
  };
}

/** [TH14] Of each pot in proportion, the remainder of the main one. */
function rakesOf(pots: readonly Pot[], pot: bigint, rake: bigint): readonly bigint[] {
  const shares = pots.map(({ amount }) => (pot === 0n ? 0n : (rake * amount) / pot));
  const later = shares.slice(1).reduce((sum, share) => sum + share, 0n);
  return shares.map((share, at) => (at === 0 ? rake - later : share));
}

/** The strength of everybody who is still in, by place. */
export function strengthsOf(hand: TexasHoldemHand, deck: readonly number[]): ReadonlyMap<number, number> {
  const count = hand.players.length;
  const board = boardOf(5, count, deck);
  return new Map(
    hand.players.flatMap((player, place) =>
      isIn(player) ? [[place, strengthOf([...cardsAtPlace(place, count, deck), ...board])] as const] : [],
    ),
  );
}

/** [TH12] The best hands among these, in the order of their turns. Who is alone needs none. */
function winnersAmong(places: readonly number[], strengths: ReadonlyMap<number, number>): readonly number[] {
  if (places.length === 1) return places;
  const strength = (place: number) => strengths.get(place) ?? 0;
  const best = Math.max(...places.map(strength));
  return places.filter((place) => strength(place) === best);
}

/**
 * [TH10] Who shows: all, where nobody could bet any more. After the river whoever bet last shows first, else the first one left of the
 * button; the others in turn show what is as good as all that was shown before, and what wins a pot.
 */
function shownPlaces(
  hand: TexasHoldemHand,
  strengths: ReadonlyMap<number, number>,
  winners: readonly number[],
): readonly number[] {
  const places = [...strengths.keys()];
  if (hand.over !== 'show') return places;
  const start = Math.max(0, places.indexOf(hand.aggressor ?? -1));
  const shown: number[] = [];
  let best = 0;
  for (const place of [...places.slice(start), ...places.slice(0, start)]) {
    const strength = strengths.get(place) ?? 0;
    if (strength < best && !winners.includes(place)) continue;
    best = Math.max(best, strength);
    shown.push(place);
  }
  return shown;
}
