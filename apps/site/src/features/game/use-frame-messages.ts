import { type RefObject, useEffect } from 'react';
import type { Spendable } from '../../parts/account/spendable.ts';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';

/** Tells the game in this frame that what its player may play has changed; it asks the server for the rest. */
export function tellProtectionChanged(frame: HTMLIFrameElement | null, origin: string): void {
  frame?.contentWindow?.postMessage({ source: 'ikka.site', type: 'protection-changed' }, origin);
}

/** Tells the game in this frame what the member can spend; it asks the server where it shows something else. */
export function tellMoney(frame: HTMLIFrameElement | null, origin: string, money: Spendable): void {
  const { available, currency, isTrial } = money;
  frame?.contentWindow?.postMessage(
    { source: 'ikka.site', type: 'money', available, currency, isTrial },
    origin,
  );
}

/** Hears what the page in this frame says, and nobody else: only its window, only from the origin of a game of the house. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  listen: (message: FrameMessage) => void,
): void {
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message) listen(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, origin, listen]);
}
