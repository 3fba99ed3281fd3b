import type { JsonValue } from '@ikka/game-kit';
import { currencies, formatAmount } from '@ikka/money';
import { handDeck, type SeatChoice, type SeatOutcome, viewReplay } from '@ikka/seat-kit';
import { TestTable } from '@ikka/seat-kit/testing';
import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { seatGames } from './node.ts';

const members = ['ali', 'bilal', 'chand'];
const handsPlayed = 6;

/** What is tried at any table: those acts that its game does not know are refused. */
const tried: readonly JsonValue[] = [
  ...['see', 'call', 'check', 'fold', 'pack', 'show', 'side_show', 'all_in'].map((type) => ({ type })),
  ...['1000', '2000', '4000'].map((amount) => ({ type: 'bet', amount })),
  { type: 'answer', accepts: true },
  { type: 'bid', bid: 1 },
  { type: 'bet', bet: 5 },
  { type: 'draw', from: 'stock' },
  { type: 'draw', from: 'open' },
  { type: 'drop' },
];

/** The act of a test: what is drawn is thrown away, whatever else is tried. */
function someAct(game: unknown, pick: Pick): JsonValue {
  const { mine } = game as { mine?: { drawn: { card: number } | null } | null };
  return mine?.drawn ? { type: 'discard', card: mine.drawn.card } : pick(tried);
}

type Pick = <T>(items: readonly T[]) => T;

/** What each member was shown of a hand while it was played, by how many acts it had, and the deck. */
function playHand(table: TestTable, pick: Pick) {
  const seen = new Map<number, ReadonlyMap<string, unknown>>();
  const note = () => {
    const shown = members.map((one) => [one, table.view(one).hand?.game] as const);
    seen.set(table.head.hand?.acts.length ?? 0, new Map(shown));
  };
  table.deal();
  note();
  const { shares = [] } = table.head.hand ?? {};
  const { serverSeed = '' } = table.secret ?? {};
  while (table.head.phase === 'playing') {
    const asked = table.turnOf;
    const refused = table.act(asked, someAct(table.view(asked).hand?.game, pick));
    if (refused !== null && pick([true, false, false, false, false, false, false, false])) table.wake();
    note();
  }
  return { seen, deck: handDeck(table.game, { shares }, { serverSeed }) };
}

describe.each(seatGames.map((offer) => [offer.gameId, offer] as const))('a hand of %s', (_id, offer) => {
  const room = offer.roomOf({ level: 'small', currency: 'PKR', no: 1 });
  if (room === null) throw new Error('there is no such room');
  const shown = (units: bigint | string) => formatAmount(BigInt(units), currencies.PKR);

  it('[SK27, SK28] is replayed as each seat saw it, to the end that is on record', () => {
    const { pick } = seededRandom(27);
    for (let salt = 0; salt < handsPlayed; salt += 1) {
      const table = new TestTable(offer.rules, room, salt);
      for (const member of members) table.sit(member);
      const { seen, deck } = playHand(table, pick);
      expect(table.plays).toHaveLength(members.length);
      for (const { entry, choice, outcome } of table.plays) {
        const steps = viewReplay(offer.rules, choice as SeatChoice, { deck, shown });
        for (const [acts, byMember] of seen)
          expect(steps?.[acts]?.game).toEqual(byMember.get(entry.memberId));
        const { end } = outcome as SeatOutcome;
        const winners = end.winners.map(({ seat, amount }) => ({ seat, amount: shown(amount) }));
        expect(steps?.at(-1)?.result).toMatchObject({ reason: end.reason, rake: shown(end.rake), winners });
        const last = steps?.at(-1)?.stacks.find(({ seat }) => seat === entry.seat)?.amount;
        expect(last).toBe(shown(table.seatOf(entry.memberId)?.stack ?? ''));
      }
    }
  });

  it('[SK27] is not replayed where it has no end, or an act that its rules do not take', () => {
    const table = new TestTable(offer.rules, room);
    for (const member of members) table.sit(member);
    const { deck } = playHand(table, seededRandom(28).pick);
    const choice = table.plays[0]?.choice as SeatChoice;
    expect(
      viewReplay(offer.rules, { ...choice, acts: choice.acts.slice(0, -1) }, { deck, shown }),
    ).toBeNull();
    const acts = [...choice.acts, ...choice.acts];
    expect(viewReplay(offer.rules, { ...choice, acts }, { deck, shown })).toBeNull();
  });
});
