import { useQuery } from '@tanstack/react-query';
import { balanceQuery, memberQuery } from '../calls/queries.ts';
import { useSession } from '../calls/session.ts';

/** What the wire calls a trial account. */
const trialValue = 4;

/** Who is looking at the page: a guest, or a member with what is known of them so far. */
export function useAccount() {
  const session = useSession();
  const isIn = session !== null;
  const member = useQuery({ ...memberQuery, enabled: isIn });
  const balance = useQuery({ ...balanceQuery, enabled: isIn });
  return {
    isIn,
    name: member.data?.nickname || session?.account || '',
    isTrial: member.data?.isTrial ?? balance.data?.isTrial ?? session?.isAgent === trialValue,
    /** Excluded from play: neither offered games nor deposits. */
    isClosed: isIn && member.data?.isPlayClosed === true,
    member: isIn ? member.data : undefined,
    balance,
  };
}
