import type { LobbyState } from '@ikka/client';
import type { LobbyPush, LobbyPushType } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { balanceQuery, menusQuery, modulesQuery, statusQuery, vendorsQuery } from '../../app/queries.ts';
import { session, useSession } from '../../app/session.ts';
import { bannersKey } from '../banners/use-banners.ts';
import { helpKey } from '../help/use-help.ts';
import { inboxKey } from '../messages/use-inbox.ts';
import { noticesKey } from '../notices/use-notices.ts';
import { spread } from './spread.ts';
import { whenAttended } from './when-attended.ts';

const fileRetryMs = 5_000;

/** What changes with a member's limits and exclusions: what he may do, and what is offered to him. */
const ofProtection = [
  'protection',
  'withdraw-settings',
  'transfer-terms',
  'cashback',
  'bonuses',
  'promotions',
  noticesKey,
  bannersKey,
  inboxKey,
];

/**
 * Keeps the page in the lobby's room and turns its pushes into fresh queries. Answers the state of the connection, for
 * the mark that shows when it is lost.
 */
export function useLobby(): LobbyState {
  const token = useSession()?.token ?? null;
  const queries = useQueryClient();
  const { t, i18n } = useTranslation('site');
  const [state, setState] = useState<LobbyState>('connecting');

  useEffect(() => {
    let close = () => {};
    let isOver = false;
    let wasLost = false;

    function onPush<Type extends LobbyPushType>(type: Type, push: LobbyPush<Type>) {
      const message = { type, push } as {
        [T in LobbyPushType]: { type: T; push: LobbyPush<T> };
      }[LobbyPushType];
      switch (message.type) {
        case 'balance.changed':
          queries.setQueryData(balanceQuery.queryKey, message.push);
          // Only a page that shows them asks again.
          void queries.invalidateQueries({ queryKey: ['funds'] });
          void queries.invalidateQueries({ queryKey: ['wallet-transfers'] });
          break;
        case 'deposit.changed':
          void queries.invalidateQueries({ queryKey: ['deposits'] });
          void queries.invalidateQueries({ queryKey: ['deposit', message.push.id] });
          void queries.invalidateQueries({ queryKey: ['bonuses'] });
          break;
        case 'withdrawal.changed':
          void queries.invalidateQueries({ queryKey: ['withdrawals'] });
          void queries.invalidateQueries({ queryKey: ['withdraw-settings'] });
          void queries.invalidateQueries({ queryKey: ['withdrawal', message.push.id] });
          break;
        case 'document.changed': {
          void queries.invalidateQueries({ queryKey: ['documents'] });
          const { state } = message.push;
          if (state === 'approved' || state === 'rejected') {
            notifications.show({
              color: state === 'approved' ? 'emerald' : 'coral',
              message: t(`document.${state}`),
            });
          }
          break;
        }
        case 'settings.changed':
          for (const { queryKey } of [statusQuery, modulesQuery, menusQuery])
            void queries.invalidateQueries({ queryKey });
          void queries.invalidateQueries({ queryKey: ['games'] });
          void queries.invalidateQueries({ queryKey: ['point-rates'] });
          void queries.invalidateQueries({ queryKey: [noticesKey] });
          void queries.invalidateQueries({ queryKey: [helpKey] });
          break;
        case 'inbox.changed':
          spread(message.push.everybody, () => void queries.invalidateQueries({ queryKey: [inboxKey] }));
          // A letter to one member tells of his money, and perhaps of his bonus.
          if (!message.push.everybody) void queries.invalidateQueries({ queryKey: ['bonuses'] });
          break;
        case 'help.changed':
          void queries.invalidateQueries({ queryKey: [helpKey] });
          break;
        case 'content.changed':
          if (message.push.part === 'notices') void queries.invalidateQueries({ queryKey: [noticesKey] });
          else if (message.push.part === 'banners')
            void queries.invalidateQueries({ queryKey: [bannersKey] });
          else if (message.push.part === 'games') {
            // Everybody's lists at once: each page takes its time.
            spread(true, () => {
              for (const queryKey of [menusQuery.queryKey, vendorsQuery.queryKey, ['games']])
                void queries.invalidateQueries({ queryKey });
            });
          } else void queries.invalidateQueries({ queryKey: statusQuery.queryKey });
          break;
        case 'notice.published':
          void queries.invalidateQueries({ queryKey: [noticesKey] });
          notifications.show({
            title: t('notice.title'),
            message: i18n.language === 'en' ? message.push.title.EN : message.push.title.UR,
          });
          break;
        case 'promotions.changed':
          void queries.invalidateQueries({ queryKey: ['promotions'] });
          break;
        case 'protection.changed':
          for (const key of ofProtection) void queries.invalidateQueries({ queryKey: [key] });
          break;
        case 'rank.changed':
          void queries.invalidateQueries({ queryKey: ['member'] });
          void queries.invalidateQueries({ queryKey: ['rank'] });
          break;
        case 'session.ended':
          // Heard of a session that another one has followed meanwhile, it ends nothing.
          if (token === null || session.get()?.token !== token || session.isBeingReplaced()) break;
          session.close();
          notifications.show({ color: 'coral', message: t(`session.${message.push.reason}`) });
          break;
      }
    }

    const open = (): void => {
      const begin = ({ openLobby }: typeof import('./open-lobby.ts')) => {
        if (isOver) return;
        const lobby = openLobby({
          baseUrl: location.origin,
          token,
          onPush,
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
  }, [token, queries, t, i18n]);

  return state;
}
