import { z } from 'zod';
import { documentKind, documentState } from './documents.ts';
import { walletBalance } from './wallet.ts';
import { instant } from './wire.ts';

/** The room that every open page joins: it carries news, never commands. */
export const lobbyRoomName = 'lobby';

/** What the lobby room sends, by message type. The page treats each as a hint and re-reads what matters. */
export const lobbyPushes = {
  'balance.changed': walletBalance,
  'deposit.changed': z.object({ id: z.uuid(), state: z.string() }),
  'document.changed': z.object({ kind: documentKind, state: documentState }),
  'settings.changed': z.object({ keys: z.array(z.string()) }),
  'notice.published': z.object({ title: z.object({ EN: z.string(), UR: z.string() }), at: instant }),
  'help.changed': z.object({ keys: z.array(z.string()) }),
  'session.ended': z.object({
    reason: z.enum(['logout', 'suspended', 'expired', 'replaced', 'password_changed', 'ended_by_member']),
  }),
} as const;

export type LobbyPushType = keyof typeof lobbyPushes;
export type LobbyPush<Type extends LobbyPushType> = z.infer<(typeof lobbyPushes)[Type]>;
