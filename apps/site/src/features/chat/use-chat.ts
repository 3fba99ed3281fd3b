import type { LineState } from '@ikka/client';
import { type CallValue, type ChatLine, calls } from '@ikka/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { answerOf, client, type Failed } from '../../parts/calls/client.ts';
import { useSession } from '../../parts/calls/session.ts';
import { joinLines, lastWithoutGap, type PendingLine, stillPending } from './chat-lines.ts';
import { chatToken } from './chat-token.ts';

export type Chat = Omit<CallValue<typeof calls.support.readChat>, 'lines'>;

/** While the line is open pushes tell when to ask; this is for what they miss. */
const calmMs = 30_000;
const eagerMs = 4_000;
const typingShownMs = 4_000;
const typingEveryMs = 2_500;

/** The chat of this window: what was said, what is on its way, who writes, and what can be done. */
export function useChat() {
  const queries = useQueryClient();
  const sessionToken = useSession()?.token ?? null;
  const currentKey = ['chat', sessionToken];
  const current = useQuery({
    queryKey: currentKey,
    queryFn: () => answerOf(client.call(calls.support.currentChat, { body: { chat: chatToken.get() } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [chat, setChat] = useState<Chat | null>(null);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [pending, setPending] = useState<readonly PendingLine[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const known = useRef<readonly ChatLine[]>([]);

  const learn = useCallback((view: CallValue<typeof calls.support.readChat>) => {
    const { lines: more, ...rest } = view;
    const isAnother = known.current.length > 0 && chatId.current !== view.id;
    chatId.current = view.id;
    known.current = joinLines(isAnother ? [] : known.current, more);
    setLines(known.current);
    setPending((before) => stillPending(before, known.current));
    setChat(rest);
    if (rest.state === 'closed') chatToken.forget();
    else chatToken.keep(rest.token);
  }, []);
  const chatId = useRef<string | null>(null);

  useEffect(() => {
    if (current.data?.chat) learn(current.data.chat);
  }, [current.data, learn]);

  const token = chat?.token;
  /** Asks for what is missing, as often as there is more than one answer holds. */
  const read = useCallback(async () => {
    if (token === undefined) return;
    for (;;) {
      const after = lastWithoutGap(known.current);
      const result = await client.call(calls.support.readChat, { body: { chat: token, after } });
      if (!result.ok) return;
      learn(result.value);
      if (result.value.lines.length === 0 || lastWithoutGap(known.current) >= result.value.lastNo) return;
    }
  }, [token, learn]);

  const { line, isAnswering } = useLine(chat, read);

  const send = useCallback(
    async (text: string, name: string | undefined, key: string = uuidv4()) => {
      setFailure(null);
      setPending((before) => [...stillPending(before, [{ key }]), { key, text, isFailed: false }]);
      const isGoing = token !== undefined && chat?.state !== 'closed';
      const result = isGoing
        ? await client.call(calls.support.sayInChat, { body: { chat: token, key, text } })
        : await client.call(calls.support.startChat, {
            body: { chat: chatToken.get(), key, text, ...(name ? { name } : {}) },
          });
      if (!result.ok) {
        setFailure(result);
        setPending((before) => before.map((one) => (one.key === key ? { ...one, isFailed: true } : one)));
        return;
      }
      if ('no' in result.value) {
        known.current = joinLines(known.current, [result.value]);
        setLines(known.current);
        setPending((before) => stillPending(before, known.current));
      } else learn(result.value);
    },
    [token, chat?.state, learn],
  );

  const lastTyped = useRef(0);
  const type = useCallback(() => {
    if (token === undefined || chat?.state !== 'open' || Date.now() - lastTyped.current < typingEveryMs)
      return;
    lastTyped.current = Date.now();
    void client.call(calls.support.typeInChat, { body: { chat: token } });
  }, [token, chat?.state]);

  const end = useCallback(async () => {
    if (token === undefined) return;
    const result = await client.call(calls.support.endChat, { body: { chat: token } });
    if (result.ok) learn({ ...result.value, lines: [] });
    else setFailure(result);
  }, [token, learn]);

  /** Leaves what was said behind and begins anew. */
  const restart = useCallback(() => {
    chatToken.forget();
    known.current = [];
    chatId.current = null;
    setLines([]);
    setPending([]);
    setChat(null);
    setFailure(null);
    void queries.invalidateQueries({ queryKey: ['chat'] });
  }, [queries]);

  return { current, chat, lines, pending, failure, line, isAnswering, send, type, end, restart };
}

/** Listens to the chat while it goes on, and asks now and then all the same. */
function useLine(chat: Chat | null, read: () => Promise<void>) {
  const [line, setLine] = useState<LineState>('connecting');
  const [isAnswering, setAnswering] = useState(false);
  const token = chat && chat.state !== 'closed' ? chat.token : null;
  const isOpen = line === 'open';
  useEffect(() => {
    if (token === null) return;
    let close = () => {};
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      setAnswering(false);
    };
    void import('./open-chat-line.ts').then(({ openChatLine }) => {
      if (isOver) return;
      const opened = openChatLine({
        baseUrl: location.origin,
        pass: { chat: token },
        onChanged: () => {
          rest();
          void read();
        },
        onTyping: ({ by }) => {
          if (by !== 'operator') return;
          clearTimeout(timer);
          setAnswering(true);
          timer = setTimeout(rest, typingShownMs);
        },
        onState(next) {
          setLine(next);
          if (next === 'open') void read();
        },
      });
      close = () => opened.close();
    });
    return () => {
      isOver = true;
      rest();
      close();
    };
  }, [token, read]);
  useEffect(() => {
    if (token === null) return;
    const timer = setInterval(() => void read(), isOpen ? calmMs : eagerMs);
    return () => clearInterval(timer);
  }, [token, isOpen, read]);
  return { line: token === null ? null : line, isAnswering };
}
