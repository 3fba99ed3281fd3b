import { calls } from '@ikka/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailed, officeClient } from '../../api/office-client.ts';
import { callKey } from '../../api/use-call.ts';

const call = calls.office.officeDocumentPicture;

/**
 * A document's picture, fetched once for each time that its page is opened: every look is in the audit log, and it lies
 * nowhere once the page is left.
 */
export function usePicture(id: string): {
  readonly query: UseQueryResult<Blob, CallFailed>;
  readonly address: string | null;
} {
  const query = useQuery<Blob, CallFailed>({
    queryKey: callKey(call, id),
    queryFn: async ({ signal }) => {
      const result = await officeClient.download(call, { params: { id } }, { signal });
      if (!result.ok) throw new CallFailed(result);
      return result.value;
    },
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
