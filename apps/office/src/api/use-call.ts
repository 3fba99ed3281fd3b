import { createIntent } from '@ikka/client';
import { type Call, type CallRequest, type CallValue, calls } from '@ikka/contract';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import { answerOf, ask, type CallFailed, officeClient } from './office-client.ts';

export interface ReadOptions {
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

const { officeApprovals, officeOpenApprovals } = calls.officeApprovals;

/** What every act changes. */
const alwaysTouched = ({ answer }: Call): readonly Call[] => [
  calls.office.officeAudit,
  ...('shape' in answer && 'proposalId' in (answer.shape as object)
    ? [officeApprovals, officeOpenApprovals]
    : []),
];

/**
 * An act of the operator; afterwards what `touches` names is read again, also where somebody else was quicker, and with it the audit
 * log, and the proposals where it may have become one. Where the call moves money, pressing again after a lost answer moves nothing
 * twice. `onDone` hears of it also where the page has meanwhile lost what it was done with.
 */
export function useAct<C extends Call>(
  declared: C,
  touches: readonly Call[],
  onDone?: (value: CallValue<C>) => void,
): UseMutationResult<CallValue<C>, CallFailed, CallRequest<C>> {
  const cache = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [...touches, ...alwaysTouched(declared)].map((call) =>
        cache.invalidateQueries({ queryKey: callKey(call) }),
      ),
    );
  const [intent] = useState(() => createIntent(() => v7()));
  return useMutation<CallValue<C>, CallFailed, CallRequest<C>>({
    mutationFn: (request) => {
      if (declared.idempotency === undefined) return ask(declared, request);
      const send = (idempotencyKey: string) => officeClient.call(declared, request, { idempotencyKey });
      return answerOf(intent.send(request, send));
    },
    onSuccess: async (value) => {
      await readAgain();
      onDone?.(value);
    },
    onError: ({ code }) => {
      if (code === 'case.decided_meanwhile') void readAgain();
    },
  });
}
