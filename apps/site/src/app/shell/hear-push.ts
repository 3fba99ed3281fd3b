import type { LobbyPush, LobbyPushType } from '@ikka/contract';
import { defaultLanguage, parseLanguage, textIn } from '@ikka/i18n';
import type { Texts } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { helpKey } from '../../features/help/use-help.ts';
import { inboxKey } from '../../features/messages/use-inbox.ts';
import { noticesKey } from '../../features/notices/use-notices.ts';
import { bannersKey } from '../../parts/banners/use-banners.ts';
import {
  balanceQuery,
  menusQuery,
  modulesQuery,
  statusQuery,
  vendorsQuery,
} from '../../parts/calls/queries.ts';
import { session } from '../../parts/calls/session.ts';
import { showPushed } from './show-pushed.ts';
import { spread } from './spread.ts';

/** What changes with a member's limits and exclusions: what he may do, and what is offered to him. */
const ofProtection = [
  'member',
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

/** One push of the lobby, with what it says. */
export type LobbyNews = { [Type in LobbyPushType]: { type: Type; push: LobbyPush<Type> } }[LobbyPushType];

interface Hearer {
  readonly queries: QueryClient;
  readonly texts: Texts;
  /** Of the session whose line it came over; null for a guest's. */
  readonly token: string | null;
}

/** Turns a push into fresh queries, and into a word where somebody should know at once. */
export function hearPush(news: LobbyNews, { queries, texts, token }: Hearer): void {
  const t = texts.getFixedT(null, 'site');
  switch (news.type) {
    case 'balance.changed':
      void showPushed(queries, balanceQuery.queryKey, news.push);
      // Only a page that shows them asks again.
      void queries.invalidateQueries({ queryKey: ['funds'] });
      void queries.invalidateQueries({ queryKey: ['wallet-transfers'] });
      break;
    case 'deposit.changed':
      void queries.invalidateQueries({ queryKey: ['deposits'] });
      void queries.invalidateQueries({ queryKey: ['deposit', news.push.id] });
      void queries.invalidateQueries({ queryKey: ['bonuses'] });
      break;
    case 'withdrawal.changed':
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
      void queries.invalidateQueries({ queryKey: ['withdraw-settings'] });
      void queries.invalidateQueries({ queryKey: ['withdrawal', news.push.id] });
      break;
    case 'document.changed': {
      void queries.invalidateQueries({ queryKey: ['documents'] });
      const { state } = news.push;
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
      spread(news.push.everybody, () => void queries.invalidateQueries({ queryKey: [inboxKey] }));
      // A letter to one member tells of his money, and perhaps of his bonus.
      if (!news.push.everybody) void queries.invalidateQueries({ queryKey: ['bonuses'] });
      break;
    case 'help.changed':
      void queries.invalidateQueries({ queryKey: [helpKey] });
      break;
    case 'content.changed':
      if (news.push.part === 'notices') void queries.invalidateQueries({ queryKey: [noticesKey] });
      else if (news.push.part === 'banners') void queries.invalidateQueries({ queryKey: [bannersKey] });
      else if (news.push.part === 'games') {
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
        message: textIn(news.push.title, parseLanguage(texts.language) ?? defaultLanguage),
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
      // Of a session that another one has followed meanwhile it ends nothing; of one that this page ends itself it is no news.
      if (token === null || session.get()?.token !== token || session.isBeingEnded()) break;
      session.close();
      notifications.show({ color: 'coral', message: t(`session.${news.push.reason}`) });
      break;
  }
}
