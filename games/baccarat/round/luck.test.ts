import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { dealCoup } from '../rules/coup.ts';
import { ALL_SEQUENCES, enumerateCoups } from '../rules/enumerate.ts';
import { type Coup, drawShoe, edges, pointsOf, seenBefore, spots } from '../rules/index.ts';
import { coupOfShoe } from '../rules/shoe.ts';
import { coupChances } from './coup-chances.ts';
import { baccaratLuck, luckOfCoup } from './luck.ts';
import { pairChances } from './pair-chances.ts';

const freshShoe = Array.from({ length: 416 }, (_, card) => card);
const placeOf = (coup: Coup) =>
  `${pointsOf(coup.player)} ${pointsOf(coup.banker)} ${coup.player.length} ${coup.banker.length}`;

/** Every order of so many of these cards. */
function* orders(cards: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const card of cards)
      for (const rest of orders(
        cards.filter((one) => one !== card),
        count - 1,
      ))
        yield [card, ...rest];
}

describe('the chances of a coup', () => {
  it('[B17] are those of the sheet in a fresh shoe', () => {
    const chances = new Map(
      coupChances(freshShoe).map((way) => [
        `${way.playerPoints} ${way.bankerPoints} ${way.playerCards} ${way.bankerCards}`,
        way.chance,
      ]),
    );
    const classes = enumerateCoups();
    expect(chances.size).toBe(classes.length);
    for (const { playerPoints, bankerPoints, playerCards, bankerCards, sequences } of classes) {
      const chance = chances.get(`${playerPoints} ${bankerPoints} ${playerCards} ${bankerCards}`);
      expect(chance).toBeCloseTo(sequences / ALL_SEQUENCES, 13);
    }
  });

  it('[B3, B5, B6] are counted over every order of the cards that were not seen', () => {
    // A two, a six, a king, two aces of a kind, a three and a four.
    const unseen = [0, 16, 44, 48, 100, 4, 8];
    const counted = new Map<string, number>();
    const pairs = new Map<string, number>();
    let all = 0;
    for (const shoe of orders(unseen, 6)) {
      const coup = dealCoup(shoe, 0);
      counted.set(placeOf(coup), (counted.get(placeOf(coup)) ?? 0) + 1);
      const kinds = `${kindOf(coup.player)} ${kindOf(coup.banker)}`;
      pairs.set(kinds, (pairs.get(kinds) ?? 0) + 1);
      all += 1;
    }
    const chances = coupChances(unseen);
    expect(chances).toHaveLength(counted.size);
    for (const way of chances) {
      const place = `${way.playerPoints} ${way.bankerPoints} ${way.playerCards} ${way.bankerCards}`;
      expect(way.chance).toBeCloseTo((counted.get(place) ?? 0) / all, 13);
    }
    for (const { player, banker, chance } of pairChances(unseen)) {
      expect(chance).toBeCloseTo((pairs.get(`${player} ${banker}`) ?? 0) / all, 13);
    }
  });
});

const kindOf = ([a = 0, b = 0]: readonly number[]) =>
  a % 52 === b % 52 ? 'perfect' : Math.floor((a % 52) / 4) === Math.floor((b % 52) / 4) ? 'pair' : 'none';

describe('the luck of a coup', () => {
  it('[B17] is due what the sheet says in a fresh shoe', () => {
    const asked = [
      ...spots.map((spot) => [spot, 'commission'] as const),
      ['banker', 'no-commission'] as const,
    ];
    for (const [spot, variant] of asked) {
      const bets = [{ choice: { stakes: { [spot]: '10000' } }, count: 1 }];
      const { gain, fall } = luckOfCoup(bets, freshShoe, variant, 0);
      expect([spot, (1 + gain / 10_000).toFixed(12)]).toEqual([spot, edges[variant][spot]]);
      expect(fall).toBeCloseTo(-gain, 6);
    }
  });

  it('[B1, B8] knows of a shoe the cards that were turned up, and those that were burned are unseen', () => {
    const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'salt', nonce: 0 };
    const shoe = drawShoe(openStream(seeds));
    expect(seenBefore(shoe, 1)).toEqual(shoe.slice(0, 1));
    const coup = coupOfShoe(shoe, 1);
    expect(seenBefore(shoe, 2).toSorted()).toEqual(
      [...shoe.slice(0, 1), ...(coup?.player ?? []), ...(coup?.banker ?? [])].toSorted(),
    );
    const [table] = baccaratLuck;
    const choice = { coup: 2, stakes: { player: '10000', tie: '500' } };
    const outcome = coupOfShoe(shoe, 2);
    const luck = table?.luckOf([{ stake: 10_500n, choice, outcome, count: 3 }], seeds);
    const seen = new Set(seenBefore(shoe, 2));
    const unseen = shoe.filter((card) => !seen.has(card));
    const paid = (luck?.gain ?? 0) - luckOfCoup([{ choice, count: 3 }], unseen, 'commission', 0).gain;
    expect([0, 30_000, 60_000, 30_000 + 13_500]).toContain(Math.round(paid));
    expect(table?.drawnWith(choice)).toBe('2');
  });
});
