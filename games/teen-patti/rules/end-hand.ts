import { type HandEnd, rakeOf, splitEvenly } from '@ikka/seat-kit';
import {
  cardsAtPlace,
  halvesOf,
  halvesPaid,
  isActive,
  type Player,
  paid,
  potOf,
  type TeenPattiHand,
  type TeenPattiOptions,
} from './hand.ts';
import { strengthOf } from './hand-rank.ts';
import { playerAt } from './moves.ts';

/** A part of the pot and who may win it, by place. */
interface Pot {
  readonly amount: bigint;
  readonly places: readonly number[];
}

/**
 * [TP8 … TP13, TP15] What a hand that is over came to. `deck` is asked for only where cards are compared.
 */
export function endOfHand(
  options: TeenPattiOptions,
  hand: TeenPattiHand,
  deck: readonly number[],
): HandEnd | null {
  if (hand.over === null) return null;
  const { reason } = hand.over;
  const refunds = refundsOf(hand);
  const pots = potsOf(hand, refunds);
  const pot = pots.reduce((sum, { amount }) => sum + amount, 0n);
  const isBootOnly = reason === 'pack' && pot === BigInt(options.boot) * BigInt(hand.players.length);
  const rake = isBootOnly ? 0n : rakeOf(pot, options.rake);
  const won = new Map<number, bigint>();
  for (const [at, one] of pots.entries()) {
    // [TP15] In proportion, the remainder from the first pot.
    const later = pots.slice(1).reduce((sum, { amount }) => sum + share(rake, amount, pot), 0n);
    const taken = at === 0 ? rake - later : share(rake, one.amount, pot);
    const winners = winnersOf(options, hand, one.places, deck);
    for (const [n, amount] of splitEvenly(one.amount - taken, winners.length).entries()) {
      const place = winners[n] ?? 0;
      won.set(place, (won.get(place) ?? 0n) + amount);
    }
  }
  return {
    reason,
    pot: String(pot),
    rake: String(rake),
    seats: hand.players.map((player, place) => ({
      seat: player.seat,
      stake: String(paid(player) - (refunds.get(place) ?? 0n)),
      payout: String(won.get(place) ?? 0n),
    })),
    winners: amountsBySeat(hand, won),
    refunds: amountsBySeat(hand, refunds),
    shown: reason === 'pack' ? [] : hand.players.filter(isActive).map(({ seat }) => seat),
  };
}

const share = (rake: bigint, amount: bigint, pot: bigint): bigint =>
  pot === 0n ? 0n : (rake * amount) / pot;

function amountsBySeat(
  hand: TeenPattiHand,
  amounts: ReadonlyMap<number, bigint>,
): { readonly seat: number; readonly amount: string }[] {
  return [...amounts]
    .filter(([, amount]) => amount > 0n)
    .map(([place, amount]) => ({ seat: playerAt(hand, place).seat, amount: String(amount) }));
}

const activePlaces = ({ players }: TeenPattiHand): number[] =>
  players.flatMap((player, place) => (isActive(player) ? [place] : []));

/** [TP9, TP13] What nobody answered of the last bets comes back: of who is left alone, and of who alone had more in than all others. */
function refundsOf(hand: TeenPattiHand): Map<number, bigint> {
  const { over } = hand;
  const rivals = activePlaces(hand).filter((place) => over?.reason !== 'all_in' || place !== over.by);
  const [alone] = rivals;
  const isAlone = rivals.length === 1 && (over?.reason === 'pack' || over?.reason === 'all_in');
  if (alone === undefined || !isAlone) return new Map();
  const others = hand.players.filter((_, place) => place !== alone).map(halvesPaid);
  const [highest = 0n] = others.toSorted((a, b) => (a > b ? -1 : 1));
  const refund = topOf(playerAt(hand, alone), highest);
  return refund > 0n ? new Map([[alone, refund]]) : new Map();
}

/**
 * What of a player's payments lies above a level of half stakes, his last payments first. Half a stake paid without looking is half a
 * unit of money: what is odd stays below the level.
 */
export function topOf({ payments }: Pick<Player, 'payments'>, level: bigint): bigint {
  let excess = halvesPaid({ payments }) - level;
  let money = 0n;
  for (const payment of payments.toReversed()) {
    if (excess <= 0n) break;
    const halves = halvesOf(payment);
    const isWhole = halves <= excess;
    const above = isWhole ? halves : excess;
    money += payment.isBlind ? above / 2n : above;
    excess -= halves;
  }
  return money;
}

/**
 * [TP13] One pot for all, but where somebody could not pay his last bet: he plays for what everybody has put in up to his own half
 * stakes, the others for the rest too.
 */
function potsOf(hand: TeenPattiHand, refunds: ReadonlyMap<number, bigint>): readonly Pot[] {
  const places = activePlaces(hand);
  const back = [...refunds.values()].reduce((sum, amount) => sum + amount, 0n);
  const all = potOf(hand) - back;
  if (hand.over?.reason !== 'all_in') return [{ amount: all, places }];
  const { by } = hand.over;
  const level = halvesPaid(playerAt(hand, by));
  const above = hand.players.reduce((sum, player) => sum + topOf(player, level), 0n) - back;
  const main = { amount: all - above, places };
  return above === 0n ? [main] : [main, { amount: above, places: places.filter((place) => place !== by) }];
}

/** [TP8, TP10] Places in the order of their turns. At a show equal hands go against its caller; else they share. */
function winnersOf(
  { lowSequence }: TeenPattiOptions,
  { players, over }: TeenPattiHand,
  places: readonly number[],
  deck: readonly number[],
): readonly number[] {
  if (places.length === 1) return places;
  const strengths = places.map((place) => ({
    place,
    strength: strengthOf(cardsAtPlace(place, players.length, deck), lowSequence),
  }));
  const best = Math.max(...strengths.map(({ strength }) => strength));
  const winners = strengths.filter(({ strength }) => strength === best).map(({ place }) => place);
  return over?.reason === 'show' && winners.length > 1
    ? winners.filter((place) => place !== over.by)
    : winners;
}
