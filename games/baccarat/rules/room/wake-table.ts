import { nextSide, withCard } from '../coup.ts';
import { markOf } from '../marks.ts';
import { burnedAfter, firstPosition, isCutOut } from '../shoe.ts';
import type { TableDefinition } from '../tables.ts';
import type { TableHead, TableSecret } from './room-types.ts';
import { settleSome } from './settle-coup.ts';
import type { TableDecision, TableState } from './take-bet.ts';
import { ABANDONED_MS, LAST_MOMENT_MS, openBetting, SEATED_MS, SHUFFLE_MS } from './timing.ts';

type Pace = Pick<TableDefinition, 'variant' | 'bettingMs' | 'cardMs'>;

interface Moment {
  readonly at: number;
  readonly secret: TableSecret | null;
  readonly isOffered: boolean;
  readonly isDraining?: boolean;
}

const nothing: TableDecision = { answer: null };
/** [B29] A table that was without an owner for longer than this was away. */
const AWAY_MS = 1_000;

/** [B24] What the clock brings: the dealer's next act. */
export function wakeTable(state: TableState, moment: Moment, pace: Pace): TableDecision {
  const { head } = state;
  const { at, isOffered } = moment;
  if (head.phase === 'settling') return settleSome(state, at, pace.variant);
  if (head.phase === 'waiting' && !isOffered) return endShoe(head, null);
  if (head.dueAt === null || at < head.dueAt) return nothing;
  switch (head.phase) {
    case 'closed':
      return isOffered ? openShoe(head, at) : nothing;
    case 'shuffling':
      return burn(head, moment, pace);
    case 'waiting':
      return endShoe(head, null);
    case 'betting':
      return {
        head: { ...head, phase: 'dealing' },
        events: [{ type: 'closed', coup: head.coup }],
        answer: null,
      };
    case 'dealing':
      return dealCard(head, moment, pace);
    case 'resting':
      return afterCoup(head, moment, pace);
  }
}

/** [B24] Somebody is there: a closed table opens a shoe, a waiting one sets its clock. */
export function sitDown({ head }: TableState, at: number, { bettingMs }: Pace): TableDecision {
  const wantedUntil = at + SEATED_MS;
  if (head.phase === 'closed') {
    return head.dueAt === null ? { head: { ...head, dueAt: at, wantedUntil }, answer: null } : nothing;
  }
  if (head.phase === 'waiting') {
    const opened = openBetting({ ...head, wantedUntil }, { at, bettingMs });
    return { head: opened.head, events: [opened.event], answer: null };
  }
  // Everybody who is there says so: it is written down once in a while.
  if (head.wantedUntil > at + SEATED_MS / 2) return nothing;
  return { head: { ...head, wantedUntil }, answer: null };
}

/** [B29] What is made of a table that had no owner for a while: cards are fixed, so all goes on; bets get their time again. */
export function resumeTable(
  { head }: TableState,
  { at, aliveAt, bettingMs }: { readonly at: number; readonly aliveAt: number; readonly bettingMs: number },
): TableDecision {
  if (at - aliveAt <= AWAY_MS || head.phase !== 'betting') return nothing;
  const closesAt = Math.max(head.closesAt ?? 0, at + bettingMs);
  const { shoe, coup } = head;
  return {
    head: { ...head, closesAt, dueAt: closesAt + LAST_MOMENT_MS },
    events: [{ type: 'betting', shoe, coup, closesAt }],
    answer: null,
  };
}

/** When the dealer acts next: -Infinity is at once, null never. */
export function wakeTime({ head }: TableState, { isOffered }: Pick<Moment, 'isOffered'>): number | null {
  if (head.phase === 'settling') return Number.NEGATIVE_INFINITY;
  if (head.phase === 'closed') return isOffered ? head.dueAt : null;
  if (head.phase === 'waiting' && !isOffered) return Number.NEGATIVE_INFINITY;
  return head.dueAt;
}

/** [B1] A shoe is committed to; its first card comes a little later. */
function openShoe(before: TableHead, at: number): TableDecision {
  const [shoe, dueAt] = [before.shoe + 1, at + SHUFFLE_MS];
  const head: TableHead = {
    ...before,
    phase: 'shuffling',
    shoe,
    coup: 1,
    position: 0,
    turned: null,
    marks: [],
    player: [],
    banker: [],
    closesAt: null,
    dueAt,
  };
  return {
    head,
    events: [{ type: 'shuffling', shoe, dueAt }],
    effects: [{ type: 'open', shoe }],
    answer: null,
  };
}

/** [B8] Turns the first card and burns as many as it counts. */
function burn(head: TableHead, moment: Moment, pace: Pace): TableDecision {
  const cards = cardsOf(moment.secret);
  const [turned] = cards;
  if (turned === undefined) throw new Error('a shoe without cards');
  const open = openCoup({ ...head, turned, position: firstPosition(cards) }, moment, pace);
  const burned = { type: 'burned', card: turned, count: burnedAfter(turned) } as const;
  return { ...open, events: [burned, ...(open.events ?? [])] };
}

/** [B24] Takes bets on the coup of this number: by the clock where somebody is there, else until somebody comes. */
function openCoup(before: TableHead, { at }: Moment, { bettingMs }: Pace): TableDecision {
  const head: TableHead = { ...before, player: [], banker: [] };
  if (head.wantedUntil > at) {
    const opened = openBetting(head, { at, bettingMs });
    return { head: opened.head, events: [opened.event], answer: null };
  }
  const { shoe, coup } = head;
  return {
    head: { ...head, phase: 'waiting', closesAt: null, dueAt: at + ABANDONED_MS },
    events: [{ type: 'waiting', shoe, coup }],
    answer: null,
  };
}

/** [B3] Deals one card; with the last one the coup is decided. */
function dealCard(head: TableHead, { at, secret }: Moment, { cardMs }: Pace): TableDecision {
  const before = { player: head.player, banker: head.banker };
  const side = nextSide(before);
  const card = cardsOf(secret)[head.position];
  if (side === null || card === undefined) throw new Error('nothing is left to deal');
  const coup = withCard(before, side, card);
  const dealt = { ...head, ...coup, position: head.position + 1, dueAt: at + cardMs };
  const told = { type: 'card', side, card } as const;
  if (nextSide(coup) !== null) return { head: dealt, events: [told], answer: null };
  const mark = markOf(coup);
  return {
    head: { ...dealt, phase: 'settling', closesAt: null, marks: [...head.marks, mark] },
    events: [told, { type: 'result', coup: head.coup, mark }],
    answer: null,
  };
}

/**
 * [B9, B24] The next coup, or after the cut card the end of the shoe; after any coup where the table is not on offer any more,
 * unless it is drained.
 */
function afterCoup(head: TableHead, moment: Moment, pace: Pace): TableDecision {
  const mayGoOn = moment.isOffered || moment.isDraining === true;
  if (isCutOut(head.position) || !mayGoOn) {
    return endShoe(head, head.wantedUntil > moment.at ? moment.at : null);
  }
  return openCoup({ ...head, coup: head.coup + 1 }, moment, pace);
}

/** [B1] The shoe's seed is revealed. The next shoe comes at `dueAt`, or when somebody sits down (null). */
function endShoe(head: TableHead, dueAt: number | null): TableDecision {
  const { shoe, marks } = head;
  return {
    head: { ...head, phase: 'closed', closesAt: null, dueAt },
    events: [{ type: 'shoe_ended', shoe }],
    effects: [{ type: 'reveal', shoe, marks }],
    answer: null,
  };
}

function cardsOf(secret: TableSecret | null): readonly number[] {
  if (secret === null) throw new Error('a shoe without its cards');
  return secret.cards;
}
