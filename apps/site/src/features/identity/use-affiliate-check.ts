import { calls } from '@ikka/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';

/** What is known of an affiliate's code. */
export type AffiliateState = 'unknown' | 'right' | 'wrong';

/**
 * Asks the server whether a code of an affiliate counts on this host; each code is asked for once a minute. Where it
 * cannot be asked, the registration itself will tell.
 */
export function useAffiliateCheck() {
  const cache = useQueryClient();
  const [known, setKnown] = useState<{ code: string; state: AffiliateState }>({ code: '', state: 'unknown' });
  async function check(typed: string): Promise<AffiliateState> {
    const code = typed.trim();
    if (code === '') return 'unknown';
    const state = await cache
      .fetchQuery({
        queryKey: ['affiliate', code],
        queryFn: ({ signal }) =>
          answerOf(
            client.call(calls.identity.affiliate, { query: { code, domain: location.host } }, { signal }),
          ),
        staleTime: 60_000,
        retry: false,
      })
      .then(
        ({ success }) => (success ? 'right' : 'wrong'),
        () => 'unknown' as const,
      );
    setKnown({ code, state });
    return state;
  }
  return { check, stateOf: (typed: string) => (known.code === typed.trim() ? known.state : 'unknown') };
}
