import { createNews } from '../transport/rooms/push-news.ts';
import type { Rooms } from '../transport/rooms/start-rooms.ts';
import type { Modules } from './modules.ts';

type Presence = Rooms['presence'];

/** What one process alone comes to know, whatever its roles: it tells the pages of all. */
export function tellPages(presence: Presence, { facts, log }: Modules): void {
  const news = createNews(presence, log);
  facts.on('BalanceChanged', ({ memberId }) => news.balanceChanged(memberId));
  facts.on('ProtectionChanged', ({ memberId }) => news.toMember(memberId, 'protection.changed', {}));
  facts.on('DepositSettled', ({ memberId, depositId, state }) =>
    news.toMember(memberId, 'deposit.changed', { id: depositId, state }),
  );
  facts.on('DepositReviewed', ({ memberId, depositId }) =>
    news.toMember(memberId, 'deposit.changed', { id: depositId, state: 'review' }),
  );
  facts.on('WithdrawalChanged', ({ memberId, withdrawalId, state }) =>
    news.toMember(memberId, 'withdrawal.changed', { id: withdrawalId, state }),
  );
  facts.on('DocumentReviewed', ({ memberId, kind, state }) =>
    news.toMember(memberId, 'document.changed', { kind, state }),
  );
  facts.on('NoticePublished', ({ title, publishedFrom, isForAll }) => {
    if (isForAll) news.toAll('notice.published', { title, at: publishedFrom.toISOString() });
    else news.toAll('content.changed', { part: 'notices' });
  });
  facts.on('ContentChanged', ({ part }) => news.toAll('content.changed', { part }));
  facts.on('InboxChanged', ({ memberIds }) => {
    if (memberIds === null) news.toAll('inbox.changed', { everybody: true });
    else for (const memberId of memberIds) news.toMember(memberId, 'inbox.changed', { everybody: false });
  });
  facts.on('RankRaised', ({ memberId, rankLevel }) => news.toMember(memberId, 'rank.changed', { rankLevel }));
  facts.on('PromotionsChanged', ({ ids }) => news.toAll('promotions.changed', { ids: [...ids] }));
  facts.on('ChatChanged', (push) => news.ofChat('chat.changed', push));
  facts.on('ChatTyping', (push) => news.ofChat('chat.typing', push));
  facts.on('TableTalked', ({ tableId, memberId, type, push }) =>
    news.ofTable(tableId, { memberId: memberId?.toString() ?? null, type, push }),
  );
  facts.on('HelpChanged', ({ keys }) => news.toAll('help.changed', { keys: [...keys] }));
}

/** What is heard in every process: without Redis each tells its own pages. */
export function tellOwnPages(presence: Presence, { facts, identity, log, tables }: Modules): void {
  const news = createNews(presence, log);
  identity.onSessionsEnded(({ sessions, reason }) => {
    for (const { memberId, sessionId } of sessions) {
      news.toSession(memberId, sessionId, 'session.ended', { reason });
    }
  });
  facts.on('SettingsChanged', ({ keys }) => {
    news.toAll('settings.changed', { keys: [...keys] });
    if (!keys.includes('tables.chat_enabled')) return;
    for (const { id } of tables) news.ofTable(id, { memberId: null, type: 'talk.changed', push: {} });
  });
}
