import { Suspense } from 'react';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { useWaitingLogin } from './second-step.ts';

const SecondStepDialog = lazyPart(async () => (await import('./SecondStepDialog.tsx')).SecondStepDialog);

/** Shows the dialog of the second step while a log-in waits for it. */
export function SecondStepHost() {
  const waiting = useWaitingLogin();
  if (!waiting) return null;
  return (
    <Suspense fallback={null}>
      <SecondStepDialog key={waiting.step.ticket} waiting={waiting} />
    </Suspense>
  );
}
