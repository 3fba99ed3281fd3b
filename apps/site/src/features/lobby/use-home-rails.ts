import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../parts/calls/session.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { popularQuery, recentQuery } from './use-games.ts';

/** So few games are no choice: the lanes below show them anyway. */
const popularLeast = 4;

/** What the member played last, and what most members play. A rail that cannot be fetched is left out. */
export function useHomeRails() {
  const isIn = useSession() !== null;
  const offersRecent = useModule('GAMELOREC3') && isIn;
  const offersPopular = useModule('AGEANNOUNCE3');
  const recent = useQuery({ ...recentQuery(), enabled: offersRecent });
  const popular = useQuery({ ...popularQuery(), enabled: offersPopular });
  const mostPlayed = popular.data?.list ?? [];
  return {
    isWaiting: recent.isLoading || popular.isLoading,
    recent: recent.data?.list ?? [],
    popular: mostPlayed.length < popularLeast ? [] : mostPlayed,
  };
}
