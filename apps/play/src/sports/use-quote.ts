import { calls, type SportsSelection } from '@ikka/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import { pickedIn, type Quote, type Slip, sizesOf, toSelection } from './slip.ts';

const quoteMs = 2_000;

/** What the house says of the slip now. */
export function useQuote(slip: Slip) {
  const selections = pickedIn(slip).map(toSelection);
  const sizes = slip.mode === 'single' && slip.picks.length > 1 ? [slip.picks.length] : [...sizesOf(slip)];
  return useQuery({
    queryKey: [
      'sports',
      'quote',
      selections.map(({ fixture, market, outcome, isBanker }) => [fixture, market, outcome, isBanker]),
      sizes,
      slip.isEachWay,
    ],
    enabled: selections.length > 0,
    refetchInterval: quoteMs,
    placeholderData: keepPreviousData,
    queryFn: () => askQuote(selections, sizes, slip.isEachWay),
  });
}

export async function askQuote(
  selections: readonly SportsSelection[],
  sizes: readonly number[],
  isEachWay = false,
): Promise<Quote> {
  const body = { selections: [...selections], sizes: [...sizes], isEachWay };
  const answer = await client.call(calls.sports.sportsQuote, { body });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

/** What a bet counts for if it is changed now; null where it cannot be. Undefined until that is known. */
export function useEditWorth(betId: string) {
  return useQuery({
    queryKey: ['sports', 'worth', betId],
    refetchInterval: quoteMs,
    queryFn: async () => {
      const answer = await client.call(calls.sports.sportsEditWorth, { params: { betId } });
      if (answer.ok) return { countsFor: answer.value.countsFor, why: null };
      return { countsFor: null, why: answer.message };
    },
  }).data;
}
