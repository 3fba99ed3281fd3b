import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import type { SeatGame } from './seat-game.ts';

/**
 * An act with its amount in smallest units, or in chips; null where the amount is none of this money. Whether it is an act, the game says.
 */
export function actInUnits(act: unknown, { currency, contest }: SeatGame['room']): JsonValue | null {
  if (typeof act !== 'object' || act === null || Array.isArray(act)) return null;
  const sent = act as Record<string, JsonValue>;
  if (typeof sent.amount !== 'string') return sent;
  const amount =
    contest === undefined ? parseAmount(sent.amount, knownCurrency(currency)) : chipsOf(sent.amount);
  return amount === null ? null : { ...sent, amount: String(amount) };
}

const chipsOf = (text: string): bigint | null => (/^\d{1,15}$/.test(text) ? BigInt(text) : null);
