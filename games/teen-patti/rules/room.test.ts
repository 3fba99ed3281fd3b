import { commit } from '@ikka/fair';
import { handDeck, seatGame, viewEvent } from '@ikka/seat-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { opened, room, rules, seedOf, TestRoom } from './room.fixture.ts';

const { clock } = room;

describe('a room of Teen Patti', () => {
  it('[SK2] seats each member once, each browser once, and as many as there are seats', () => {
    const table = opened('a', 'b', 'c', 'd', 'e');
    expect(table.sit('a')).toBe('seats.already_seated');
    expect(table.sit('x', 100_000n, { device: 'browser-b' })).toBe('seats.device_seated');
    expect(table.sit('x', 100_000n, { seat: 2 })).toBe('seats.taken');
    expect(table.sit('f')).toBeNull();
    expect(table.sit('g')).toBe('seats.full');
  });

  it.each([
    [39_999n, 'seats.buy_in_invalid'],
    [40_000n, null],
    [400_000n, null],
    [400_001n, 'seats.buy_in_invalid'],
  ])('[SK3] takes %s to the table: %s', (buyIn, refused) => {
    expect(new TestRoom().sit('a', buyIn)).toBe(refused);
  });

  it('[SK3] brings more only up to the most, and in a hand from the next one on', () => {
    const table = opened('a', 'b');
    table.deal();
    const more = (id: string, amount: string) => table.do({ type: 'top_up', ...table.by('a'), id, amount });
    expect(more('t0', '400000')).toBe('seats.buy_in_invalid');
    expect(more('t1', '200000')).toBeNull();
    expect(more('t1', '200000')).toBeNull();
    expect(table.seatOf('a')?.[1]).toMatchObject({ stack: '100000', waiting: '200000' });
    table.check();
    table.act(table.turnOf, { type: 'pack' });
    table.deal();
    expect(table.seatOf('a')?.[1]).toMatchObject({ waiting: '0' });
    table.check();
  });

  it('[SK5] deals a deck that the house committed to before any seat showed its seed, and all seats fixed', () => {
    const table = opened('a', 'b', 'c');
    while (table.head.phase !== 'shuffling') table.wake();
    const before = table.view(null).fair;
    expect(before?.seats.every(({ seed }) => seed === null)).toBe(true);
    expect(
      table.do({ type: 'seed', ...table.by('a'), hand: 1, seed: 'f'.repeat(64), next: 'a'.repeat(64) }),
    ).toBe('seats.entropy_mismatch');
    for (const memberId of ['a', 'b', 'c']) expect(table.show(memberId)).toBeNull();
    const { hand } = table.head;
    if (hand === null || table.secret === null) throw new Error('nothing was dealt');
    expect(hand.shares.map(({ hash }) => hash)).toEqual(before?.seats.map(({ hash }) => hash));
    expect(hand.shares.map(({ seed }) => commit(seed ?? ''))).toEqual(hand.shares.map(({ hash }) => hash));
    expect(table.secret.commitment).toBe(before?.commitment);
    const deck = handDeck(rules, hand, table.secret);
    const other = handDeck(
      rules,
      { shares: hand.shares.map((share, at) => (at === 1 ? { ...share, seed: seedOf('fff') } : share)) },
      table.secret,
    );
    expect(deck).not.toEqual(other);
    expect(new Set(deck).size).toBe(9);
  });

  it('[SK5] sits out whoever does not show his seed in time, and deals to the others', () => {
    const table = opened('a', 'b', 'c');
    while (table.head.phase !== 'shuffling') table.wake();
    table.show('a');
    table.show('c');
    table.now += clock.seedsMs;
    expect(table.do({ type: 'wake' })).toBeNull();
    expect(table.head).toMatchObject({ phase: 'shuffling', no: 2 });
    expect(table.head.hand?.shares.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(table.seatOf('b')?.[1].isOut).toBe(true);
    expect(table.effects.map(({ type }) => type)).toEqual(['open', 'end', 'open']);
    table.show('a');
    table.show('c');
    expect(table.head.phase).toBe('playing');
  });

  it('[SK15] owes an entry who sits down at a table that plays, and has missed a hand whom it passed by', () => {
    const table = opened('a', 'b', 'c');
    table.do({ type: 'sit_out', ...table.by('c'), isOut: true });
    table.deal();
    table.sit('d');
    const owed = () => ['a', 'b', 'c', 'd'].map((memberId) => table.seatOf(memberId)?.[1].owes);
    expect(owed()).toEqual([null, null, 'missed', 'entry']);
    table.act(table.turnOf, { type: 'pack' });
    table.do({ type: 'sit_out', ...table.by('c'), isOut: false });
    table.deal();
    expect(owed()).toEqual([null, null, null, null]);
    expect(table.head.hand?.stacks.map(({ owes }) => owes)).toEqual([
      undefined,
      undefined,
      'missed',
      'entry',
    ]);
  });

  it('[SK8] packs for whoever lets his time and his reserve run out, and sits him out the second time', () => {
    const table = opened('a', 'b');
    for (const hands of [1, 2]) {
      table.deal();
      const slow = 'a';
      if (table.turnOf !== slow) table.act(table.turnOf, { type: 'bet', amount: '1000' });
      const { endsAt = 0, bankEndsAt = 0 } = table.head.turn ?? {};
      expect(bankEndsAt - endsAt).toBe(hands === 1 ? clock.bankMs : clock.bankBackMs);
      table.now = bankEndsAt - 1;
      table.do({ type: 'wake' });
      expect(table.head.phase).toBe('playing');
      table.now = bankEndsAt;
      table.do({ type: 'wake' });
      expect(table.head.phase).toBe('showing');
      expect(table.seatOf(slow)?.[1].isOut).toBe(hands === 2);
    }
    // [SK11] Who sits out for three minutes is left, with his money.
    table.now += clock.idleMs;
    table.do({ type: 'wake' });
    expect(table.seatOf('a')).toBeUndefined();
    expect(table.ledger.get('a')).toBe(0n);
    table.check();
  });

  it('[SK6] waits thirty seconds for whoever’s line went down in his turn', () => {
    const table = opened('a', 'b');
    table.deal();
    const gone = table.turnOf;
    const [stay, entry] = table.seatOf(gone) ?? [];
    if (stay && entry) table.entries.set(stay, { ...entry, bankMs: 0 });
    table.now += 14_000;
    table.do({ type: 'line', ...table.by(gone), isUp: false });
    expect(table.head.turn?.bankEndsAt).toBeGreaterThanOrEqual(table.now + clock.graceMs);
    table.do({ type: 'line', ...table.by(gone), isUp: true });
    expect(table.seatOf(gone)?.[1].goneAt).toBeNull();
  });

  it('[SK7] lets the newer page play, and no older one', () => {
    const table = opened('a', 'b');
    table.deal();
    const who = table.turnOf;
    table.do({ type: 'return', memberId: who, playSessionId: 'newer', hash: table.nextHash(who) });
    expect(table.act(who, { type: 'pack' })).toBe('seats.elsewhere');
    table.do({ type: 'return', ...table.by(who), hash: table.nextHash(who) });
    expect(table.act(who, { type: 'pack' })).toBeNull();
  });

  it('[SK11] lets go after the hand, and at once whoever has no part in it', () => {
    const table = opened('a', 'b', 'c');
    table.deal();
    const first = table.turnOf;
    expect(table.do({ type: 'leave', ...table.by(first) })).toBeNull();
    expect(table.seatOf(first)?.[1].isLeaving).toBe(true);
    expect(table.sit('d')).toBeNull();
    expect(table.do({ type: 'leave', ...table.by('d') })).toBeNull();
    expect(table.ledger.get('d')).toBe(0n);
    table.act(first, { type: 'pack' });
    table.act(table.turnOf, { type: 'pack' });
    expect(table.seatOf(first)).toBeUndefined();
    expect(table.ledger.get(first)).toBe(0n);
    table.check();
  });

  it('[SK10] goes on after a short outage with the clocks moved on, and gives the hand back after a long one', () => {
    const table = opened('a', 'b');
    table.deal();
    table.act(table.turnOf, { type: 'bet', amount: '2000' });
    const endsAt = table.head.turn?.endsAt ?? 0;
    table.now += 20_000;
    table.do({ type: 'resume', aliveAt: table.now - 20_000 });
    expect(table.head.turn?.endsAt).toBe(endsAt + 20_000);
    table.now += 90_000;
    table.do({ type: 'resume', aliveAt: table.now - 90_000 });
    expect(table.head).toMatchObject({ phase: 'waiting', hand: null });
    expect(table.movements.filter(({ kind }) => kind === 'settle_hand')).toEqual([]);
    for (const memberId of ['a', 'b']) expect(table.seatOf(memberId)?.[1].stack).toBe('100000');
    table.check();
  });

  it('[SK10] is emptied when the house closes it: the hand is given back, everybody has his money', () => {
    const table = opened('a', 'b', 'c');
    table.deal();
    table.act(table.turnOf, { type: 'bet', amount: '1000' });
    table.isOffered = false;
    const broken = table.rules.breakOff?.(table, { at: table.now, secret: table.secret, isOffered: false });
    if (broken === undefined) throw new Error('the room cannot be closed');
    table.keep(broken);
    expect(table.head.phase).toBe('closed');
    expect(table.entries.size).toBe(0);
    expect([...table.ledger.values()]).toEqual([0n, 0n, 0n]);
    expect(table.rake).toBe(0n);
    expect(table.rules.wakeAt(table, { secret: null, isOffered: false })).toBeNull();
    table.isOffered = true;
    table.wake();
    expect(table.head.phase).toBe('waiting');
  });

  it('[SK10] plays the hand that is on to its end when the house drains it, and takes nobody in', () => {
    const table = opened('a', 'b');
    table.deal();
    table.isOffered = false;
    table.isDraining = true;
    expect(table.sit('c')).toBe('seats.closing');
    table.act(table.turnOf, { type: 'pack' });
    expect(table.head.phase).toBe('showing');
    for (let n = 0; table.head.phase !== 'closed'; n += 1) {
      if (n > 5) throw new Error('the room does not close');
      table.wake();
    }
    expect([...table.ledger.values()]).toEqual([0n, 0n]);
  });

  it('records each seat’s part so that it can be recomputed from the seeds alone', () => {
    const table = opened('a', 'b', 'c');
    const game = seatGame(rules, 500);
    for (let hands = 0; hands < 5; hands += 1) {
      table.deal();
      const serverSeed = table.secret?.serverSeed ?? '';
      for (let n = 0; table.head.phase === 'playing'; n += 1)
        table.act(table.turnOf, n > 3 ? { type: 'pack' } : { type: 'bet', amount: '1000' });
      const end = table.effects.findLast((effect) => effect.type === 'end');
      if (end?.type !== 'end') throw new Error('no hand ended');
      expect(end.plays).toHaveLength(3);
      for (const play of end.plays) {
        const bet = game.readBet(BigInt(play.stake), play.choice);
        if ('refused' in bet) throw new Error(bet.refused);
        const outcome = bet.draw({ serverSeed, clientSeed: end.clientSeed, nonce: 0 });
        expect(outcome).toEqual(play.outcome);
        expect(bet.settle(outcome)).toBe(BigInt(play.payout));
      }
    }
  });

  it('keeps every chip, ends every hand and shows nobody a card that is not his, whatever is done', () => {
    for (const seed of [1, 2, 3]) playAtRandom(seededRandom(seed));
  });
});

/** Hundreds of commands and wakings in an order of chance, with all that must hold after each of them. */
function playAtRandom(random: SeededRandom): void {
  const table = new TestRoom();
  const members = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  let ended = 0;
  for (let n = 0; n < 350; n += 1) {
    const memberId = random.pick(members);
    const seat = table.seatOf(memberId);
    const wish = random.int(100);
    if (seat === undefined) {
      if (wish < 60) table.sit(memberId, BigInt(40_000 + random.int(4) * 100_000));
    } else if (table.head.phase === 'shuffling' && wish < 92) table.show(memberId);
    else if (wish < 3) table.do({ type: 'leave', ...table.by(memberId) });
    else if (wish < 6) table.do({ type: 'sit_out', ...table.by(memberId), isOut: random.int(3) === 0 });
    else if (wish < 9)
      table.do({
        type: 'top_up',
        ...table.by(memberId),
        id: `t${n}`,
        amount: String(1_000 + random.int(90_000)),
      });
    else if (wish < 12) table.do({ type: 'line', ...table.by(memberId), isUp: random.int(2) === 0 });
    else if (wish < 13) table.do({ type: 'resume', aliveAt: table.now - random.pick([500, 20_000, 90_000]) });
    else if (table.head.phase === 'playing') actAtRandom(table, random);
    const mayWait = table.head.phase === 'waiting' || table.head.phase === 'showing';
    if (wish > 96 || (mayWait && wish > 50)) {
      const due = table.rules.wakeAt(table, { secret: table.secret, isOffered: true });
      if (due !== null && random.int(3) > 0) table.wake();
    }
    table.check();
    isNothingLeaked(table);
    ended = table.effects.filter((effect) => effect.type === 'end' && effect.plays.length > 0).length;
  }
  expect(ended).toBeGreaterThan(4);
  expect(table.rake).toBeGreaterThan(0n);
  // Everybody goes home with what the ledger says, whatever was on.
  const broken = table.rules.breakOff?.(table, { at: table.now, secret: table.secret, isOffered: false });
  if (broken !== undefined) table.keep(broken);
  for (const amount of table.ledger.values()) expect(amount).toBe(0n);
}

function actAtRandom(table: TestRoom, random: SeededRandom): void {
  const who = table.turnOf;
  const moves = (table.view(who).hand?.game as { moves: Moves | null } | undefined)?.moves;
  if (!moves) return;
  const acts: object[] = moves.bets.map(({ amount }) => ({
    type: 'bet',
    amount: String(Number(amount) * 100),
  }));
  if (moves.show !== null) acts.push({ type: 'show' });
  if (moves.sideShow !== null) acts.push({ type: 'side_show' });
  if (moves.allIn !== null) acts.push({ type: 'all_in' });
  if (moves.see) acts.push({ type: 'see' });
  if (moves.answer) acts.push({ type: 'answer', accepts: random.int(2) === 0 });
  if (moves.pack && random.int(4) === 0) acts.push({ type: 'pack' });
  expect(table.act(who, random.pick(acts))).toBeNull();
}

interface Moves {
  readonly pack: boolean;
  readonly see: boolean;
  readonly bets: readonly { readonly amount: string }[];
  readonly show: string | null;
  readonly sideShow: string | null;
  readonly allIn: string | null;
  readonly answer: boolean;
}
interface Seen {
  readonly players: readonly {
    readonly seat: number;
    readonly isSeen: boolean;
    readonly cards: number[] | null;
  }[];
}

/** Whoever looks sees his own cards once he has looked, those that were shown, and those he compared; and no state has any card. */
function isNothingLeaked(table: TestRoom): void {
  const { head, secret } = table;
  expect(JSON.stringify([head, [...table.entries.values()]])).not.toContain(secret?.serverSeed ?? 'nothing');
  if (secret !== null && head.phase !== 'showing') {
    for (const viewer of [null, ...[...table.entries.values()].map(({ memberId }) => memberId)])
      expect(JSON.stringify(table.view(viewer))).not.toContain(secret.serverSeed);
  }
  const hand = head.hand?.hand as { peek: number[]; over: { reason: string } | null } | null | undefined;
  if (!hand || head.hand === null) return;
  expect(JSON.stringify(head.hand.hand)).not.toContain('cards');
  const events = JSON.stringify(
    table.events.slice(-20).map((event) => viewEvent(event, { currency: 'PKR' })),
  );
  expect(events).not.toContain('cards');
  const shown = new Set(head.hand.end?.shown ?? []);
  for (const viewer of [null, ...[...table.entries.values()].map(({ memberId }) => memberId)]) {
    const view = table.view(viewer);
    const own = [...table.entries].find(([, { memberId }]) => memberId === viewer)?.[0];
    const mine = head.hand.shares.find(({ stay }) => stay === own)?.seat;
    for (const { seat, cards, isSeen } of (view.hand?.game as unknown as Seen | undefined)?.players ?? []) {
      if (cards === null) continue;
      const isOwn = seat === mine && (isSeen || hand.over !== null);
      const isCompared = mine !== undefined && hand.peek.includes(mine) && hand.peek.includes(seat);
      expect(isOwn || isCompared || shown.has(seat)).toBe(true);
    }
  }
}
