import { useMe } from '../../session/use-session.ts';
import { type Deeds, deedsOf, type OfficeWithdrawal } from './withdrawal-words.ts';

/** What whoever is at the desk can do with a withdrawal now. */
export function useDeeds(withdrawal: OfficeWithdrawal): Deeds {
  const { data } = useMe();
  const may = (permission: string) => data?.permissions.some((one) => one === permission) ?? false;
  return deedsOf(withdrawal, {
    username: data?.username ?? '',
    mayReview: may('withdrawals.review'),
    mayPay: may('withdrawals.pay'),
  });
}
