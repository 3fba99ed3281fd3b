import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { noFilters } from './lobby-filters.ts';
import { lobbyPageOf } from './lobby-pages.ts';
import { type LobbySearch, readLobbySearch } from './lobby-search.ts';

/**
 * The category page of the address and its state, and ways to change it. Every change is a step that goes back, but for
 * what is being typed; the first page of what is then found is shown.
 */
export function useLobbyAddress() {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readLobbySearch(raw), [raw]);
  const alter = useCallback(
    (change: LobbySearch, replace = false) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, pageNo: undefined, ...change }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(
    () => alter({ ...noFilters, page: undefined, kind: undefined, name: undefined }),
    [alter],
  );
  return { page: lobbyPageOf(pathname), search, alter, clear };
}
