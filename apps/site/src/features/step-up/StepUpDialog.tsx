import type { CallValue, calls, StepUpMethod } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, ModalShell, WayPicker } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StepUpReason } from '../../parts/calls/step-up-reason.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './StepUpDialog.module.css';
import { StepUpForm } from './StepUpForm.tsx';
import { inOrder } from './step-up-view.ts';
import { stepUpWaysQuery } from './use-step-up.ts';

interface StepUpDialogProps {
  reason: StepUpReason;
  onProven: () => void;
  onCancel: () => void;
}

/** Asks the member to prove to be one, in a way of his own choice, and says what it is for. */
export function StepUpDialog({ reason, onProven, onCancel }: StepUpDialogProps) {
  const { t } = useTranslation(['member', 'common']);
  const failureText = useFailureText();
  const ways = useQuery(stepUpWaysQuery);
  return (
    <ModalShell
      opened
      focusTitle
      onClose={onCancel}
      title={t('stepUp.title')}
      subtitle={t(`stepUp.why.${reason}`)}
    >
      {ways.isPending ? (
        <ListSkeleton rows={3} height={48} />
      ) : ways.isError ? (
        <ErrorState message={failureText(ways.error)} onRetry={() => void ways.refetch()} />
      ) : ways.data.methods.length === 0 ? (
        <EmptyState title={t('stepUp.noneTitle')} hint={t('stepUp.noneHint')} />
      ) : (
        <Ways ways={ways.data} onProven={onProven} />
      )}
    </ModalShell>
  );
}

type StepUpWays = CallValue<typeof calls.identity.stepUpWays>;

function Ways({ ways, onProven }: { ways: StepUpWays; onProven: () => void }) {
  const { t } = useTranslation('member');
  const methods = inOrder(ways.methods);
  const [chosen, setChosen] = useState<StepUpMethod>(methods[0] ?? 'password');
  return (
    <div className={classes.ways}>
      {methods.length > 1 ? (
        <WayPicker
          label={t('stepUp.methods')}
          ways={methods.map((method) => ({ value: method, label: t(`stepUp.method.${method}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : null}
      <StepUpForm
        key={chosen}
        method={chosen}
        sentTo={chosen === 'sms' ? ways.maskedMobile : chosen === 'email' ? ways.maskedEmail : null}
        onProven={onProven}
      />
    </div>
  );
}
