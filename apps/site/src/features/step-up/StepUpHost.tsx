import { Suspense, useEffect } from 'react';
import { useSession } from '../../parts/calls/session.ts';
import { stepUp, useStepUpRequest } from '../../parts/calls/step-up.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

/** Shows the dialog while a call waits for a proof. A session that ends meanwhile has nobody left to prove anything. */
export function StepUpHost() {
  const request = useStepUpRequest();
  const token = useSession()?.token ?? null;
  useEffect(() => {
    if (request && token === null) stepUp.settle(false);
  }, [request, token]);
  if (!request || token === null) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        reason={request.reason}
        onProven={() => stepUp.settle(true)}
        onCancel={() => stepUp.settle(false)}
      />
    </Suspense>
  );
}
