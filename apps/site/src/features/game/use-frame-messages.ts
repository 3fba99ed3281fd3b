import { type RefObject, useEffect } from 'react';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';

/** Hears what the page in this frame says, and nobody else: only its window, only from our own origin. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  listen: (message: FrameMessage) => void,
): void {
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message) listen(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, listen]);
}
