import { saltOf } from '@ikka/fair';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The salt that bets give whose numbers stand in a text; null where something else stands there too, or nothing. */
export function saltOfText(text: string): string | null {
  const bets = text.split(/[\s,]+/).filter((part) => part !== '');
  return bets.length > 0 && bets.every((bet) => uuid.test(bet)) ? saltOf(bets) : null;
}
