import type { CallResult } from '@ikka/client';
import { useSyncExternalStore } from 'react';
import type { StepUpReason } from './step-up-reason.ts';

/** A proof that somebody waits for: why it is asked, and what to do with the member's answer. */
export interface StepUpRequest {
  readonly reason: StepUpReason;
}

export interface StepUp {
  /** The proof that is being asked for; null while none is. */
  current(): StepUpRequest | null;
  subscribe(listener: () => void): () => void;
  /** The member has proven to be one (true), or would not (false). */
  settle(proven: boolean): void;
  /**
   * Makes a call; where it is refused because the last proof is too long ago, asks for one and makes the call once more.
   * Calls that are refused meanwhile wait for the same proof: one dialog, however many calls.
   */
  withStepUp<Value>(reason: StepUpReason, run: () => Promise<CallResult<Value>>): Promise<CallResult<Value>>;
}

export function createStepUp(): StepUp {
  let request: StepUpRequest | null = null;
  let waiting: ((proven: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ask = (reason: StepUpReason) =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      if (request !== null) return;
      request = { reason };
      tell();
    });
  return {
    current: () => request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle(proven) {
      const answered = waiting;
      waiting = [];
      request = null;
      tell();
      for (const resolve of answered) resolve(proven);
    },
    async withStepUp(reason, run) {
      const first = await run();
      if (first.ok || first.code !== 'session.not_fresh') return first;
      return (await ask(reason)) ? run() : first;
    },
  };
}

/** The one of the page; `features/step-up` shows its dialog. */
export const stepUp = createStepUp();

export function useStepUpRequest(): StepUpRequest | null {
  return useSyncExternalStore(stepUp.subscribe, stepUp.current);
}
