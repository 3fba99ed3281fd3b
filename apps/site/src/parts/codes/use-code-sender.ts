import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../calls/client.ts';
import { useSecondsUntil } from '../time/use-seconds-until.ts';
import { asksForCode, pressMs, waitAfter, waitsUntil } from './code-wait.ts';

export interface CodeSender<Input> {
  send: (input: Input) => void;
  isSending: boolean;
  /** The button was pressed less than a second ago: it takes no other press yet, and says so. */
  isResting: boolean;
  /** A code is on its way. */
  wasSent: boolean;
  /** How long until another one may be asked for. */
  secondsLeft: number;
  error: Error | null;
}

/** Waits that outlive their dialog, by purpose: closing it and coming back does not send a code sooner. */
const waits = new Map<string, number>();

/**
 * Sends a code, and counts down until the next one may be asked for, as the server says. With a `purpose` the wait goes on
 * while the form is closed.
 */
export function useCodeSender<Input = void>(
  send: (input: Input) => Promise<{ expiredMinutes: number }>,
  purpose?: string,
): CodeSender<Input> {
  const [until, setOwnUntil] = useState(() => (purpose === undefined ? 0 : (waits.get(purpose) ?? 0)));
  const setUntil = (instant: number) => {
    if (purpose !== undefined) waits.set(purpose, instant);
    setOwnUntil(instant);
  };
  const secondsLeft = useSecondsUntil(until);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => {
      // By the same clock as the button: what it offers again is never refused for a millisecond.
      pressedAt.current = Number.NEGATIVE_INFINITY;
      setResting(false);
    }, pressMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ expiredMinutes }) => setUntil(waitsUntil(expiredMinutes, Date.now())),
    onError: (error) => {
      const wait = error instanceof CallFailure ? waitAfter(error.failed) : 0;
      if (wait > 0) setUntil(Date.now() + wait * 1_000);
    },
  });
  return {
    send: (input) => {
      const now = Date.now();
      const before = { isSending: sending.isPending, secondsLeft, pressedAt: pressedAt.current };
      if (!asksForCode(before, now)) return;
      pressedAt.current = now;
      setResting(true);
      sending.mutate(input);
    },
    isSending: sending.isPending,
    isResting,
    wasSent: sending.isSuccess || (sending.isIdle && secondsLeft > 0),
    secondsLeft,
    error: sending.error,
  };
}
