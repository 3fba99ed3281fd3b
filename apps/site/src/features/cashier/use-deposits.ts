import { type CallRequest, calls } from '@ikka/contract';
import type { Days } from '@ikka/ui/date-range';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useIntent } from '../../parts/calls/use-intent.ts';
import { rangeOf } from '../../parts/time/range-view.ts';
import { type Deposit, isOpen } from './deposit-view.ts';

export const depositSettingsQuery = queryOptions({
  queryKey: ['deposit-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.cashier.depositSettings, {}, { signal })),
});

/** `days` null: all that there were. */
export function depositsQuery(pageNo: number, days: Days | null, timeZone?: string) {
  return queryOptions({
    queryKey: ['deposits', pageNo, days],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.cashier.deposits,
          { query: { pageNo, pageSize: 8, ...(days === null ? {} : rangeOf(days, timeZone)) } },
          { signal },
        ),
      ),
  });
}

/** While a deposit is open, pushes bring its outcome; the poll is for a page whose line is down. */
const pollMs = 4000;

export function depositQuery(id: string) {
  return queryOptions({
    queryKey: ['deposit', id],
    queryFn: ({ signal }) => answerOf(client.call(calls.cashier.deposit, { params: { id } }, { signal })),
    refetchInterval: (query) => (query.state.data && isOpen(query.state.data.state) ? pollMs : false),
    staleTime: 0,
  });
}

type NewDeposit = CallRequest<typeof calls.cashier.createDeposit>['body'];

/** Starts a deposit. Pressing again after a lost answer does not start a second one. */
export function useCreateDeposit() {
  const queries = useQueryClient();
  const intent = useIntent();
  return useMutation({
    mutationFn: (body: NewDeposit) =>
      answerOf(
        intent.send(body, (idempotencyKey) =>
          client.call(calls.cashier.createDeposit, { body }, { idempotencyKey }),
        ),
      ),
    onSuccess: (deposit) => {
      queries.setQueryData(['deposit', deposit.id], deposit);
      void queries.invalidateQueries({ queryKey: ['deposits'] });
    },
    // Perhaps the bonus is not offered any more.
    onError: () => void queries.invalidateQueries({ queryKey: ['bonuses'] }),
  });
}

/** The bonus of a deposit as another one like it chooses it. */
export const chosenWith = (bonus: Deposit['bonus']): Pick<NewDeposit, 'bonus'> =>
  bonus === null ? {} : { bonus: { offerId: bonus.offerId, version: bonus.version } };

/** Goes on with a deposit that the provider was not reached for: the same key, so that none comes beside it. */
export function useRepeatDeposit({ id, method, amount, bonus }: Deposit) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      answerOf(
        client.call(
          calls.cashier.createDeposit,
          { body: { method, amount, ...chosenWith(bonus) } },
          { idempotencyKey: id },
        ),
      ),
    onSuccess: (deposit) => queries.setQueryData(['deposit', id], deposit),
    // Declined for good, perhaps: what is true now is shown.
    onError: () => void queries.invalidateQueries({ queryKey: ['deposit', id] }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['deposits'] }),
  });
}

export const useUploadDepositProof = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(client.call(calls.cashier.uploadDepositProof, { file })),
  });

/** Says of a bank transfer that it is paid. Sending the same pictures again changes nothing. */
export function useSendProofs(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proofs: string[]) =>
      answerOf(client.call(calls.cashier.sendDepositProofs, { params: { id }, body: { proofs } })),
    onSuccess: (deposit) => queries.setQueryData(['deposit', id], deposit),
    // Moved on meanwhile: what is true now is shown.
    onError: () => void queries.invalidateQueries({ queryKey: ['deposit', id] }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['deposits'] }),
  });
}

export function useCancelDeposit(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.cashier.cancelDeposit, { params: { id } })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['deposit', id] });
      void queries.invalidateQueries({ queryKey: ['deposits'] });
    },
  });
}
