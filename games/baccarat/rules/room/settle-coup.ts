import type { Movement } from '@ikka/game-kit';
import { sumOf } from '../choice.ts';
import { settleStakes } from '../outcome.ts';
import type { Variant } from '../spots.ts';
import type { TableEffect, TableEvent, TableHead } from './room-types.ts';
import type { TableDecision, TableState } from './take-bet.ts';
import { REST_MS } from './timing.ts';

/** Bets that one step ends at most. */
const ENDED_MOST = 128;

/** [B16, B28] Settles some of the bets of the coup that lies there; with the last of them the table rests. */
export function settleSome({ head, entries }: TableState, at: number, variant: Variant): TableDecision {
  const some = [...entries].slice(0, ENDED_MOST);
  const outcome = { player: head.player, banker: head.banker };
  const movements: Movement[] = [];
  const events: TableEvent[] = [];
  const effects: TableEffect[] = [];
  for (const [bet, entry] of some) {
    const { memberId, currency, stakes } = entry;
    const payout = settleStakes({ stakes }, outcome, variant);
    movements.push({ kind: 'settle', bet, memberId, currency, stake: sumOf(stakes), payout });
    events.push({ type: 'paid', bet, currency, payout: String(payout) });
    const { shoe, coup } = head;
    effects.push({ type: 'record', shoe, coup, bet, entry, outcome, payout: String(payout) });
  }
  const gone = some.map(([bet]) => [bet, null] as const);
  if (some.length < entries.size) return { entries: gone, movements, events, effects, answer: null };
  const nextAt = at + REST_MS;
  const rested: TableHead = { ...head, phase: 'resting', dueAt: nextAt };
  events.push({ type: 'settled', coup: head.coup, nextAt });
  return { head: rested, entries: gone, movements, events, effects, answer: null };
}
