import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../parts/account/use-account.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { unreadQuery } from './use-inbox.ts';

/** How many messages a member has not read; 0 for guests, trial accounts and where there are no messages. */
export function useUnread(): number {
  const { isIn, isTrial } = useAccount();
  const hasInbox = useModule('INBOX3');
  const { data } = useQuery({ ...unreadQuery, enabled: isIn && !isTrial && hasInbox });
  return isIn && !isTrial && hasInbox ? (data?.unreadCount ?? 0) : 0;
}
