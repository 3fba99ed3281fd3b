import type { Call, CallRequest, CallValue } from '@ikka/contract';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 } from 'uuid';
import { ask, type CallFailed } from './office-client.ts';

interface ReadOptions {
  readonly enabled?: boolean;
  /** How often the page asks again while it is seen; false for never. */
  readonly everyMs?: number | false;
  /** Not read again by itself when the window comes back or the line does. */
  readonly onlyWhenAsked?: boolean;
}

/** The cache's name of a call: everything under the same path can be forgotten together. */
export function callKey(declared: Call, request?: unknown): unknown[] {
  return request === undefined
    ? ['office', declared.method, declared.path]
    : ['office', declared.method, declared.path, request];
}

/** Reads a call. While another page of a list loads, the page before it stays on screen. */
export function useRead<C extends Call>(
  declared: C,
  request: CallRequest<C>,
  options: ReadOptions = {},
): UseQueryResult<CallValue<C>, CallFailed> {
  return useQuery<CallValue<C>, CallFailed>({
    queryKey: callKey(declared, request),
    queryFn: ({ signal }) => ask(declared, request, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
    ...(options.onlyWhenAsked ? { refetchOnWindowFocus: false, refetchOnReconnect: false } : {}),
    placeholderData: keepPreviousData as never,
  });
}

/**
 * An act of the operator; afterwards what `touches` names is read again. Where the call moves money one intent keeps its
 * key: pressing again after a lost answer moves nothing twice, and another wish is a new intent.
 */
export function useAct<C extends Call>(
  declared: C,
  touches: readonly Call[],
): UseMutationResult<CallValue<C>, CallFailed, CallRequest<C>> {
  const cache = useQueryClient();
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  return useMutation<CallValue<C>, CallFailed, CallRequest<C>>({
    mutationFn: (request) => {
      if (declared.idempotency === undefined) return ask(declared, request);
      const of = JSON.stringify(request);
      if (intent.current?.of !== of) intent.current = { of, key: v7() };
      return ask(declared, request, { idempotencyKey: intent.current.key });
    },
    onSuccess: () => {
      intent.current = null;
      return Promise.all(touches.map((call) => cache.invalidateQueries({ queryKey: callKey(call) })));
    },
  });
}
