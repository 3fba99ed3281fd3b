import type { Movement } from '@ikka/game-kit';
import { sumOf } from '../choice.ts';
import { settleStakes } from '../outcome.ts';
import { setOffOf } from '../set-off.ts';
import type { Variant } from '../spots.ts';
import type { TableEffect, TableEntry, TableEvent, TableHead } from './room-types.ts';
import type { TableDecision, TableState } from './take-bet.ts';
import { REST_MS } from './timing.ts';

/** Bets that one step ends at most; more than one member may have on a coup. */
const ENDED_MOST = 128;

type Bet = readonly [bet: string, entry: TableEntry];

/** [B16, B28] Settles some of the bets of the coup that lies there; with the last of them the table rests. */
export function settleSome({ head, entries }: TableState, at: number, variant: Variant): TableDecision {
  const some = wholeMembers(entries);
  const outcome = { player: head.player, banker: head.banker };
  const movements: Movement[] = [];
  const events: TableEvent[] = [];
  const effects: TableEffect[] = [];
  for (const { bet, entry, setOff } of some) {
    const { memberId, currency, stakes } = entry;
    const payout = settleStakes({ stakes }, outcome, variant);
    movements.push({ kind: 'settle', bet, memberId, currency, stake: sumOf(stakes), payout, setOff });
    events.push({ type: 'paid', bet, currency, payout: String(payout) });
    const { shoe, coup } = head;
    effects.push({
      type: 'record',
      shoe,
      coup,
      bet,
      entry,
      outcome,
      payout: String(payout),
      setOff: String(setOff),
    });
  }
  const gone = some.map(({ bet }) => [bet, null] as const);
  if (some.length < entries.size) return { entries: gone, movements, events, effects, answer: null };
  const nextAt = at + REST_MS;
  const rested: TableHead = { ...head, phase: 'resting', dueAt: nextAt };
  events.push({ type: 'settled', coup: head.coup, nextAt });
  return { head: rested, entries: gone, movements, events, effects, answer: null };
}

/** [B15] As many bets as one step ends, all of a member's with one another: what they set off is known of all of them alone. */
function wholeMembers(entries: ReadonlyMap<string, TableEntry>) {
  const some: { bet: string; entry: TableEntry; setOff: bigint }[] = [];
  for (const bets of Map.groupBy<string, Bet>(
    entries,
    ([, { memberId, currency }]) => `${memberId}/${currency}`,
  ).values()) {
    if (some.length + bets.length > ENDED_MOST) break;
    const setOff = setOffOf(bets.map(([, { stakes }]) => stakes));
    for (const [index, [bet, entry]] of bets.entries())
      some.push({ bet, entry, setOff: setOff[index] ?? 0n });
  }
  return some;
}
