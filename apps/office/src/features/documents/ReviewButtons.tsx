import { calls, type DocumentState } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';

const { officeDocument, officeDocuments, officeMemberDocuments, officeAudit } = calls.office;
const { officeTakeDocument, officeReturnDocument, officeRejectDocument } = calls.office;
const touched = [officeDocument, officeDocuments, officeMemberDocuments, officeAudit];

/** What can be done with a document in its state. Of one whose state has changed meanwhile, the server says so. */
export function ReviewButtons({ id, state, version }: { id: string; state: DocumentState; version: string }) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const take = useAct(officeTakeDocument, touched);
  const giveBack = useAct(officeReturnDocument, touched);
  const reject = useAct(officeRejectDocument, touched);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const request = { params: { id }, query: { seen: version } };
  const waits = state === 'submitted' || state === 'inReview';
  const isBusy = take.isPending || giveBack.isPending;

  function close() {
    reject.reset();
    setAsking(null);
  }

  return (
    <>
      <Deeds>
        {state === 'submitted' ? (
          <Button
            variant="default"
            leftSection={<IconEye size={17} />}
            loading={take.isPending}
            disabled={isBusy}
            onClick={() => take.mutate(request)}
          >
            {t('documents.take')}
          </Button>
        ) : null}
        {state === 'inReview' ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={17} />}
            loading={giveBack.isPending}
            disabled={isBusy}
            onClick={() => giveBack.mutate(request)}
          >
            {t('documents.giveBack')}
          </Button>
        ) : null}
        {waits ? (
          <Button
            leftSection={<IconCheck size={17} />}
            disabled={isBusy}
            onClick={() => setAsking('approve')}
          >
            {t('documents.approve')}
          </Button>
        ) : null}
        {waits || state === 'approved' ? (
          <Button
            variant="default"
            c="var(--ikka-money-out)"
            leftSection={<IconX size={17} />}
            disabled={isBusy}
            onClick={() => setAsking('reject')}
          >
            {t(state === 'approved' ? 'documents.revoke' : 'documents.reject')}
          </Button>
        ) : null}
      </Deeds>
      <Failure failure={take.error ?? giveBack.error} />
      <ApproveDialog id={id} version={version} opened={asking === 'approve'} onClose={close} />
      <ReasonDialog
        opened={asking === 'reject'}
        title={t('documents.rejectTitle')}
        text={t('documents.rejectText')}
        action={t('documents.reject')}
        isGrave
        isBusy={reject.isPending}
        failure={failureText(reject.error)}
        onClose={close}
        onConfirm={(reason) =>
          reject.mutate(
            { ...request, body: { reason } },
            {
              onSuccess: () => {
                notifications.show({ color: 'emerald', message: t('documents.rejected') });
                close();
              },
            },
          )
        }
      />
    </>
  );
}
