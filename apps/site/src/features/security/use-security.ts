import { type CallRequest, calls } from '@ikka/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '../../parts/account/security-query.ts';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Reads again what protects the account, after something of it was changed. */
export function useSecurityChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: securityQuery.queryKey });
}

type PaymentPassword = CallRequest<typeof calls.identity.setPaymentPassword>['body'];

export function useSetPaymentPassword() {
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: (body: PaymentPassword) => answerOf(client.call(calls.identity.setPaymentPassword, { body })),
    onSuccess: changed,
  });
}

export type NewContact = CallRequest<typeof calls.identity.contactCode>['body'];

export function sendContactCode(body: NewContact): Promise<{ expiredMinutes: number }> {
  return answerOf(client.call(calls.identity.contactCode, { body }));
}

export function useChangeContact() {
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: (body: { contact: NewContact; verificationCode: string }) =>
      answerOf(client.call(calls.identity.changeContact, { body })),
    onSuccess: changed,
  });
}

/** A new secret for an app. Nothing changes until its first code was right. */
export function useEnrolAuthenticator() {
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.identity.enrolAuthenticator)),
  });
}

export function useConfirmAuthenticator() {
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: (code: string) =>
      answerOf(client.call(calls.identity.confirmAuthenticator, { body: { code } })),
    onSuccess: changed,
  });
}

export function useRemoveAuthenticator() {
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.identity.removeAuthenticator)),
    onSuccess: changed,
  });
}

export function useRenewRecoveryCodes() {
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.identity.renewRecoveryCodes)),
    onSuccess: changed,
  });
}
