import type { LobbyState } from '@ikka/client';
import { useTranslation } from '@ikka/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inboxKey } from '../../features/messages/use-inbox.ts';
import { noticesKey } from '../../features/notices/use-notices.ts';
import { balanceQuery } from '../../parts/calls/queries.ts';
import { useSession } from '../../parts/calls/session.ts';
import type { LobbyNews } from './hear-push.ts';
import { whenAttended } from './when-attended.ts';

const fileRetryMs = 5_000;

/**
 * Keeps the page in the lobby's room and turns its pushes into fresh queries. Answers the state of the connection, for
 * the mark that shows when it is lost.
 */
export function useLobby(): LobbyState {
  const token = useSession()?.token ?? null;
  const queries = useQueryClient();
  const { i18n } = useTranslation('site');
  const [state, setState] = useState<LobbyState>('connecting');

  useEffect(() => {
    let close = () => {};
    let isOver = false;
    let wasLost = false;

    const open = (): void => {
      const begin = ({ openLobby, hearPush }: typeof import('./open-lobby.ts')) => {
        if (isOver) return;
        const lobby = openLobby({
          baseUrl: location.origin,
          token,
          onPush: (type, push) => hearPush({ type, push } as LobbyNews, { queries, texts: i18n, token }),
          onState(next) {
            setState(next);
            if (next === 'reconnecting') wasLost = true;
            // What was pushed while the line was dead is lost: read again what the page shows.
            if (next === 'open' && wasLost) void queries.invalidateQueries();
            else if (next === 'open') {
              // And what changed for a member between his first answers and now: money, messages, notices.
              for (const queryKey of [balanceQuery.queryKey, [inboxKey], [noticesKey]])
                void queries.invalidateQueries({ queryKey });
            }
          },
        });
        close = () => lobby.close();
      };
      // Where even the line's own file does not come, it is asked for again, as the line is.
      const askAgain = () => {
        if (isOver) return;
        wasLost = true;
        setState('reconnecting');
        const timer = setTimeout(open, fileRetryMs);
        close = () => clearTimeout(timer);
      };
      void import('./open-lobby.ts').then(begin, askAgain);
    };
    // A guest's first view does not compete with the line for news; what it missed meanwhile is read again.
    if (token === null) {
      close = whenAttended(() => {
        wasLost = true;
        open();
      });
    } else open();
    return () => {
      isOver = true;
      close();
    };
  }, [token, queries, i18n]);

  return state;
}
