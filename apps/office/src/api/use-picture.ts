import type { Call, CallRequest } from '@ikka/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailed, officeClient } from './office-client.ts';
import { callKey } from './use-call.ts';

/**
 * A picture that only operators may see, fetched once for each time that its page is opened: a look may stand in the
 * audit log, and the picture lies nowhere once the page is left.
 */
export function usePicture<C extends Call & { readonly download: readonly string[] }>(
  declared: C,
  request: CallRequest<C>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): { readonly query: UseQueryResult<Blob, CallFailed>; readonly address: string | null } {
  const query = useQuery<Blob, CallFailed>({
    queryKey: callKey(declared, request),
    queryFn: async ({ signal }) => {
      const result = await officeClient.download(declared, request, { signal });
      if (!result.ok) throw new CallFailed(result);
      return result.value;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  const { data } = query;
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { query, address };
}
