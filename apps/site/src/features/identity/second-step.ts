import { useSyncExternalStore } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { type SecondStep, secondStepOf } from './second-step-view.ts';

/** A log-in that waits for its second step. */
export interface WaitingLogin {
  readonly step: SecondStep;
  /** The account's name as far as it is known; '' otherwise. */
  readonly account: string;
  /** What follows once the session is open. */
  readonly onIn: (() => void) | undefined;
}

let waiting: WaitingLogin | null = null;
const listeners = new Set<() => void>();

function set(next: WaitingLogin | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Takes the failure of any log-in. Where it asks for a second step, the dialog opens above everything else and ends the
 * log-in by itself; true then, and whoever failed has nothing to say about it.
 */
export function openSecondStep(
  error: unknown,
  { account = '', onIn }: { readonly account?: string; readonly onIn?: () => void } = {},
): boolean {
  const step = error instanceof CallFailure ? secondStepOf(error.failed) : null;
  if (step === null) return false;
  set({ step, account, onIn });
  return true;
}

export function closeSecondStep(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWaitingLogin(): WaitingLogin | null {
  return useSyncExternalStore(subscribe, () => waiting);
}
