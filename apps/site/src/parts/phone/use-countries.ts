import { calls } from '@ikka/contract';
import { useLanguage } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

/** The countries whose numbers are accepted, in the order for the page's language. Asked for once an hour at most. */
export function useCountries() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => answerOf(client.call(calls.system.countries, {}, { signal })),
    staleTime: 3_600_000,
    gcTime: 3_600_000,
  });
}

/** The addresses of all flags, in a file of their own that only a page with a picker fetches. */
export function useFlags(): Readonly<Record<string, string>> {
  const flags = useQuery({
    queryKey: ['flags'],
    queryFn: async () => (await import('./flag-addresses.ts')).flagAddresses,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return flags.data ?? {};
}
