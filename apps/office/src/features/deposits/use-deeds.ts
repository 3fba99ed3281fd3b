import { useMay, useMe } from '../../session/use-session.ts';
import { type Deeds, deedsOf, type OfficeDeposit } from './deposit-words.ts';

/** What whoever is at the desk can do with a transfer now. */
export function useDeeds(deposit: OfficeDeposit): Deeds {
  const { data } = useMe();
  return deedsOf(deposit, {
    username: data?.username ?? '',
    mayMatch: useMay('deposits.match'),
  });
}
