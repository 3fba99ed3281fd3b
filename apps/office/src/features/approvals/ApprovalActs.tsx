import { calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Alert } from '@mantine/core';
import { IconCheck, IconClockHour4, IconPlayerStop, IconUsers, IconX } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { useMe } from '../../session/use-session.ts';
import { type Proposal, useSentence } from './proposal-words.ts';

const office = calls.officeApprovals;
const touched = [
  office.officeApproval,
  office.officeApprovals,
  office.officeOpenApprovals,
  calls.office.officeOperators,
  calls.office.officeSettings,
];

/** Approve or reject what a colleague proposed; stop anything that has not taken effect. */
export function ApprovalActs({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('officeApprovals');
  const sentence = useSentence();
  const params = { id: proposal.id };
  const refuses = {
    variant: 'default',
    touches: touched,
    request: ({ reason }: { reason: string }) => ({ params, body: { reason } }),
    text: sentence(proposal),
    isGrave: true,
  } as const;
  return (
    <>
      <Standing proposal={proposal} />
      {proposal.mayDecide || proposal.mayCancel ? (
        <Deeds>
          {proposal.mayDecide ? (
            <>
              <DoButton
                leftSection={<IconCheck size={17} />}
                call={office.officeApprove}
                touches={touched}
                request={{ params }}
                done={({ state }) => t(state === 'approved' ? 'approvedLater' : 'approvedNow')}
              >
                {t('act.approve')}
              </DoButton>
              <ActButton
                {...refuses}
                c="var(--ikka-money-out)"
                leftSection={<IconX size={17} />}
                call={office.officeRejectProposal}
                title={t('rejectTitle')}
                done={t('rejected')}
              >
                {t('act.reject')}
              </ActButton>
            </>
          ) : null}
          {proposal.mayCancel ? (
            <ActButton
              {...refuses}
              leftSection={<IconPlayerStop size={17} />}
              call={office.officeCancelProposal}
              title={t('cancelTitle')}
              done={t('cancelled')}
            >
              {t('act.cancel')}
            </ActButton>
          ) : null}
        </Deeds>
      ) : null}
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
