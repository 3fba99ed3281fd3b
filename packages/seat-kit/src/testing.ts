import { commit } from '@ikka/fair';
import type { JsonValue, SeatMovement } from '@ikka/game-kit';
import type {
  CommonOptions,
  SeatEffect,
  SeatEntry,
  SeatEvent,
  SeatHead,
  SeatPlay,
  SeatRoom,
} from './room-types.ts';
import type { JsonHandRules } from './seat-game.ts';
import { seatRoom } from './seat-room.ts';
import { viewRoom } from './view-room.ts';

/** A seed by its number: 64 hexadecimal characters. */
const seedOf = (n: number): string => commit(commit(n.toString(16).padStart(64, '0')));

type Decided = ReturnType<ReturnType<typeof seatRoom>['decide']>;

/** A room for tests: commands and the clock, with all that came of them, and what lies at the table by the ledger's count. */
export class TestTable {
  readonly rules: ReturnType<typeof seatRoom>;
  head: SeatHead;
  entries = new Map<string, SeatEntry>();
  readonly movements: SeatMovement[] = [];
  readonly events: SeatEvent[] = [];
  readonly effects: SeatEffect[] = [];
  now = 1_000_000;
  isOffered = true;
  /** At the table, member by member; what members won in contests, and what the house has of them. */
  readonly ledger = new Map<string, bigint>();
  readonly won = new Map<string, bigint>();
  house = 0n;
  readonly #seeds = new Map<string, string>();
  #drawn = 0;

  readonly game: JsonHandRules;
  readonly room: SeatRoom<CommonOptions & JsonValue>;
  readonly #salt: number;

  /** Another salt, other decks. */
  constructor(game: JsonHandRules, room: SeatRoom<CommonOptions & JsonValue>, salt = 0) {
    this.game = game;
    this.room = room;
    this.#salt = salt;
    this.rules = seatRoom(game, room);
    this.head = this.rules.first;
  }

  get secret() {
    const no = this.rules.secretOf(this.head);
    if (no === null) return null;
    const serverSeed = this.seedOfHouse(no);
    return { serverSeed, commitment: commit(serverSeed) };
  }

  seedOfHouse = (no: number): string => seedOf(no + 0xabc000 + this.#salt * 0x1000000);

  do(command: Parameters<TestTable['rules']['decide']>[1]): string | null {
    const context = { at: this.now, secret: this.secret, isOffered: this.isOffered };
    const decided = this.rules.decide(this, command, context);
    if ('refused' in decided) return decided.refused;
    this.keep(decided);
    return null;
  }

  /** The house closes the room. */
  breakOff(): void {
    const broken = this.rules.breakOff?.(this, { at: this.now, secret: this.secret, isOffered: false });
    if (broken !== undefined) this.keep(broken);
  }

  keep(decided: Exclude<Decided, { refused: unknown }>): void {
    this.head = decided.head ?? this.head;
    this.entries = new Map(this.entries);
    for (const [id, entry] of decided.entries ?? []) {
      if (entry === null) this.entries.delete(id);
      else this.entries.set(id, entry);
    }
    for (const movement of (decided.movements ?? []) as SeatMovement[]) this.#move(movement);
    this.events.push(...(decided.events ?? []));
    this.effects.push(...(decided.effects ?? []));
  }

  #move(movement: SeatMovement): void {
    this.movements.push(movement);
    const { memberId } = movement;
    const there = this.ledger.get(memberId) ?? 0n;
    if (movement.kind === 'buy_in') this.ledger.set(memberId, there + movement.amount);
    else if (movement.kind === 'cash_out') this.ledger.set(memberId, there - movement.amount);
    else if (movement.kind === 'settle_contest') {
      this.ledger.set(memberId, there - movement.stake);
      this.won.set(memberId, (this.won.get(memberId) ?? 0n) + movement.payout);
      this.house += movement.stake - movement.payout;
    } else {
      this.ledger.set(memberId, there + movement.payout - movement.stake);
      this.house += movement.stake - movement.payout;
    }
    if ((this.ledger.get(memberId) ?? 0n) < 0n)
      throw new Error(`${memberId} has less than nothing at the table`);
  }

  nextHash(memberId: string): string {
    this.#drawn += 1;
    const seed = seedOf(this.#drawn + this.#salt * 0x1000000);
    this.#seeds.set(memberId, seed);
    return commit(seed);
  }

  by = (memberId: string) => ({ memberId, playSessionId: `page-${memberId}` });

  seatOf = (memberId: string): SeatEntry | undefined =>
    [...this.entries.values()].find((entry) => entry.memberId === memberId);

  memberAt = (seat: number | undefined): string =>
    [...this.entries.values()].find((entry) => entry.seat === seat)?.memberId ?? '';

  sit(memberId: string, buyIn = this.room.buyIn.least): string | null {
    const sitter = {
      ...this.by(memberId),
      currency: this.room.currency,
      name: memberId,
      device: null,
      address: null,
      isRobot: false,
    };
    const stay = `stay-${memberId}-${this.#drawn}`;
    return this.do({ type: 'sit', stay, seat: null, buyIn, hash: this.nextHash(memberId), sitter });
  }

  /** Shows the seed that the room waits for. */
  show(memberId: string): string | null {
    const seed = this.#seeds.get(memberId) ?? '';
    const next = this.nextHash(memberId);
    const refused = this.do({ type: 'seed', ...this.by(memberId), hand: this.head.no, seed, next });
    if (refused !== null) this.#seeds.set(memberId, seed);
    return refused;
  }

  /** The clock goes on to whatever comes next. */
  wake(): void {
    const due = this.rules.wakeAt(this, { secret: this.secret, isOffered: this.isOffered });
    if (due === null) throw new Error(`nobody wakes a room that is ${this.head.phase}`);
    this.now = Math.max(this.now, due);
    this.do({ type: 'wake' });
  }

  /**
   * The clock goes on to the next hand in which somebody is asked, or to the end of a contest; those who are asked for a seed show it.
   */
  deal(): void {
    for (let n = 0; n < 1_000 && this.head.phase !== 'playing'; n += 1) {
      if (this.head.contest?.stage === 'over') return;
      if (this.head.phase !== 'shuffling') this.wake();
      const wanted = (this.head.hand?.shares ?? []).filter(({ seed }) => seed === null);
      for (const { seat } of wanted) this.show(this.memberAt(seat));
      if (wanted.length === 0 && this.head.phase === 'shuffling') this.wake();
    }
  }

  get turnOf(): string {
    return this.memberAt(this.head.turn?.seats[0]);
  }

  act(memberId: string, act: JsonValue): string | null {
    const turn = this.head.turn?.no ?? 0;
    return this.do({ type: 'act', ...this.by(memberId), hand: this.head.no, turn, act });
  }

  view(memberId: string | null) {
    return viewRoom(this.game, this.room, this, { memberId, secret: this.secret });
  }

  /** Parts that were recorded as the last hand ended. */
  get plays(): readonly SeatPlay[] {
    const last = this.effects.findLast((effect) => effect.type === 'end');
    return last?.type === 'end' ? last.plays : [];
  }
}
