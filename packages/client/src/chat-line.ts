import { type ChatPush, chatPushes, chatRoomName } from '@ikka/contract';
import { type LineState, type Stay, stayInRoom } from './stay-in-room.ts';

export interface ChatLineOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** A visitor's token of his chat, or an operator's session. */
  readonly pass: { readonly chat: string } | { readonly operator: string };
  readonly onChanged: (push: ChatPush<'chat.changed'>) => void;
  readonly onTyping: (push: ChatPush<'chat.typing'>) => void;
  readonly onState?: (state: LineState) => void;
}

/** Hears of chats: a visitor of his own, an operator of all. */
export function openChatLine(options: ChatLineOptions): Stay {
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: chatRoomName,
    pass: { ...options.pass },
    types: Object.keys(chatPushes),
    onMessage(type, message) {
      if (type === 'chat.changed') {
        const parsed = chatPushes['chat.changed'].safeParse(message);
        if (parsed.success) options.onChanged(parsed.data);
      } else {
        const parsed = chatPushes['chat.typing'].safeParse(message);
        if (parsed.success) options.onTyping(parsed.data);
      }
    },
    onState: options.onState,
  });
}
