import { z } from 'zod';
import { documentKind, documentState } from './documents.ts';
import { walletBalance } from './wallet-balance.ts';
import { instant, localText } from './wire.ts';

/** The room that every open page joins: it carries news, never commands. */
export const lobbyRoomName = 'lobby';

/** What the lobby room sends, by message type. The page treats each as a hint and re-reads what matters. */
export const lobbyPushes = {
  'balance.changed': walletBalance,
  'deposit.changed': z.object({ id: z.uuid(), state: z.string() }),
  'withdrawal.changed': z.object({ id: z.uuid(), state: z.string() }),
  'document.changed': z.object({ kind: documentKind, state: documentState }),
  'protection.changed': z.object({}),
  'settings.changed': z.object({ keys: z.array(z.string()) }),
  'notice.published': z.object({ title: localText, at: instant }),
  'content.changed': z.object({ part: z.enum(['notices', 'banners', 'resources', 'games']) }),
  'help.changed': z.object({ keys: z.array(z.string()) }),
  'inbox.changed': z.object({
    everybody: z.boolean().meta({ description: 'it went to many: a page takes its time to ask' }),
  }),
  'rank.changed': z.object({ rankLevel: z.number().int() }),
  'promotions.changed': z.object({ ids: z.array(z.string()) }),
  'session.ended': z.object({
    reason: z.enum([
      'logout',
      'suspended',
      'expired',
      'replaced',
      'password_changed',
      'ended_by_member',
      'ended_by_operator',
    ]),
  }),
} as const;

/** The room that a chat's window and the operators' desk join: it carries hints, never what is said. */
export const chatRoomName = 'chat';

/** What the chat room sends: a visitor hears of his own chat, an operator at the desk of all. */
export const chatPushes = {
  'chat.changed': z.object({ chatId: z.uuid() }),
  'chat.typing': z.object({ chatId: z.uuid(), by: z.enum(['visitor', 'operator']) }),
} as const;

export type ChatPushType = keyof typeof chatPushes;
export type ChatPush<Type extends ChatPushType> = z.infer<(typeof chatPushes)[Type]>;

export type LobbyPushType = keyof typeof lobbyPushes;
export type LobbyPush<Type extends LobbyPushType> = z.infer<(typeof lobbyPushes)[Type]>;
