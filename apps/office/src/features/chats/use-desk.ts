import { calls } from '@ikka/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../api/office-client.ts';
import { callKey } from '../../api/use-call.ts';
import { sessionStore } from '../../session/session-store.ts';

const everyMs = 20_000;
const typingShownMs = 4_000;
const { chats, chat, comeToDesk } = calls.officeSupport;

/**
 * Being at the desk: says so again and again while the page is open, and hears of every chat. `chatId` is the one that is
 * looked at: of it is told whether its visitor writes.
 */
export function useDesk(chatId: string | undefined) {
  const queries = useQueryClient();
  const [isHere, setHere] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const [writing, setWriting] = useState<string | null>(null);

  useEffect(() => {
    const say = (here: boolean) =>
      ask(comeToDesk, { body: { isHere: here } }).then(
        () => queries.invalidateQueries({ queryKey: callKey(chats) }),
        // Said again in a moment.
        () => undefined,
      );
    void say(isHere);
    if (!isHere) return;
    const timer = setInterval(() => void say(true), everyMs);
    return () => clearInterval(timer);
  }, [isHere, queries]);

  useEffect(() => {
    const token = sessionStore.token();
    if (token === null) return;
    let close = () => {};
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      void queries.invalidateQueries({ queryKey: callKey(chats) });
      void queries.invalidateQueries({ queryKey: callKey(chat) });
    };
    void import('./open-chat-line.ts').then(({ openChatLine }) => {
      if (isOver) return;
      const line = openChatLine({
        baseUrl: location.origin,
        pass: { operator: token },
        onChanged: ({ chatId: changed }) => {
          setWriting((before) => (before === changed ? null : before));
          readAgain();
        },
        onTyping: ({ chatId: typed, by }) => {
          if (by !== 'visitor') return;
          clearTimeout(timer);
          setWriting(typed);
          timer = setTimeout(() => setWriting(null), typingShownMs);
        },
        onState(next) {
          setOpen(next === 'open');
          if (next === 'open') readAgain();
        },
      });
      close = () => line.close();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  }, [queries]);

  return { isHere, setHere, isOpen, typing: writing !== null && writing === chatId };
}
