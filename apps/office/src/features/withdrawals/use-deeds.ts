import { useMay, useMe } from '../../session/use-session.ts';
import { type Deeds, deedsOf, type OfficeWithdrawal } from './withdrawal-words.ts';

/** What whoever is at the desk can do with a withdrawal now. */
export function useDeeds(withdrawal: OfficeWithdrawal): Deeds {
  const { data } = useMe();
  return deedsOf(withdrawal, {
    username: data?.username ?? '',
    mayReview: useMay('withdrawals.review'),
    mayPay: useMay('withdrawals.pay'),
  });
}
