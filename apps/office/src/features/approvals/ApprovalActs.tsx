import { calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconClockHour4, IconPlayerStop, IconUsers, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMe } from '../../session/use-session.ts';
import { type Proposal, useSentence } from './proposal-words.ts';

const office = calls.officeApprovals;
const touched = [
  office.officeApproval,
  office.officeApprovals,
  office.officeOpenApprovals,
  calls.office.officeAudit,
  calls.office.officeOperators,
  calls.office.officeSettings,
];

/** Approve or reject what a colleague proposed; stop anything that has not taken effect. */
export function ApprovalActs({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const failureText = useFailureText();
  const sentence = useSentence();
  const params = { id: proposal.id };
  const approve = useAct(office.officeApprove, touched);
  const reject = useAct(office.officeRejectProposal, touched);
  const cancel = useAct(office.officeCancelProposal, touched);
  const [asking, setAsking] = useState<'reject' | 'cancel' | null>(null);

  function close() {
    reject.reset();
    cancel.reset();
    setAsking(null);
  }
  function done(message: string) {
    notifications.show({ color: 'emerald', message });
    close();
  }

  return (
    <>
      <Standing proposal={proposal} />
      {proposal.mayDecide || proposal.mayCancel ? (
        <Deeds>
          {proposal.mayDecide ? (
            <>
              <Button
                leftSection={<IconCheck size={17} />}
                loading={approve.isPending}
                onClick={() =>
                  approve.mutate(
                    { params },
                    {
                      onSuccess: ({ state }) =>
                        done(t(state === 'approved' ? 'approvedLater' : 'approvedNow')),
                    },
                  )
                }
              >
                {t('act.approve')}
              </Button>
              <Button
                variant="default"
                c="var(--ikka-money-out)"
                leftSection={<IconX size={17} />}
                disabled={approve.isPending}
                onClick={() => setAsking('reject')}
              >
                {t('act.reject')}
              </Button>
            </>
          ) : null}
          {proposal.mayCancel ? (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={17} />}
              disabled={approve.isPending}
              onClick={() => setAsking('cancel')}
            >
              {t('act.cancel')}
            </Button>
          ) : null}
        </Deeds>
      ) : null}
      <Failure failure={approve.error} />
      <ReasonDialog
        opened={asking === 'reject'}
        title={t('rejectTitle')}
        text={sentence(proposal)}
        action={t('act.reject')}
        isGrave
        isBusy={reject.isPending}
        failure={failureText(reject.error)}
        onClose={close}
        onConfirm={(reason) =>
          reject.mutate({ params, body: { reason } }, { onSuccess: () => done(t('rejected')) })
        }
      />
      <ReasonDialog
        opened={asking === 'cancel'}
        title={t('cancelTitle')}
        text={sentence(proposal)}
        action={t('act.cancel')}
        isGrave
        isBusy={cancel.isPending}
        failure={failureText(cancel.error)}
        onClose={close}
        onConfirm={(reason) =>
          cancel.mutate({ params, body: { reason } }, { onSuccess: () => done(t('cancelled')) })
        }
      />
    </>
  );
}

/** Whose turn it is, or when it takes effect. */
function Standing({ proposal: { state, proposedBy, effectiveAt } }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const isOwn = useMe().data?.username === proposedBy;
  if (state === 'waiting') {
    return (
      <Alert color="amber" icon={<IconUsers size={18} />}>
        {t(isOwn ? 'waitingOwn' : 'waitingYours', { name: proposedBy })}
      </Alert>
    );
  }
  if (state !== 'approved' || effectiveAt === null) return null;
  return (
    <Alert color="amber" icon={<IconClockHour4 size={18} />}>
      {t('coming', { at: formatInstant(effectiveAt) })}
    </Alert>
  );
}
