import { calls, type DocumentState } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { sentInstant } from '../../parts/form/local-instant.ts';

const { officeDocument, officeDocuments, officeMemberDocuments } = calls.office;
const { officeTakeDocument, officeReturnDocument, officeApproveDocument, officeRejectDocument } =
  calls.office;
const touched = [officeDocument, officeDocuments, officeMemberDocuments];

/** What can be done with a document in its state. Of one whose state has changed meanwhile, the server says so. */
export function ReviewButtons({ id, state, version }: { id: string; state: DocumentState; version: string }) {
  const { t } = useTranslation('office');
  const seen = { params: { id }, query: { seen: version } };
  const waits = state === 'submitted' || state === 'inReview';
  return (
    <Deeds>
      {state === 'submitted' ? (
        <DoButton
          variant="default"
          leftSection={<IconEye size={17} />}
          call={officeTakeDocument}
          touches={touched}
          request={seen}
        >
          {t('documents.take')}
        </DoButton>
      ) : null}
      {state === 'inReview' ? (
        <DoButton
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          call={officeReturnDocument}
          touches={touched}
          request={seen}
        >
          {t('documents.giveBack')}
        </DoButton>
      ) : null}
      {waits ? (
        <ActButton
          leftSection={<IconCheck size={17} />}
          call={officeApproveDocument}
          touches={touched}
          start={{ validUntil: '' }}
          request={({ validUntil: day }) => ({
            ...seen,
            // A paper is good for the whole of its last day.
            body: { validUntil: sentInstant(day && `${day}T23:59`) },
          })}
          title={t('documents.approveTitle')}
          text={t('documents.approveText')}
          done={t('documents.approved')}
          fields={(form) => (
            <TextInput
              {...form.text('validUntil')}
              type="date"
              dir="ltr"
              label={t('documents.validUntil')}
              description={t('documents.validUntilHint', { zone: defaultTimeZone })}
              data-autofocus
            />
          )}
        >
          {t('documents.approve')}
        </ActButton>
      ) : null}
      {waits || state === 'approved' ? (
        <ActButton
          variant="default"
          c="var(--ikka-money-out)"
          leftSection={<IconX size={17} />}
          call={officeRejectDocument}
          touches={touched}
          request={({ reason }) => ({ ...seen, body: { reason } })}
          title={t('documents.rejectTitle')}
          text={t('documents.rejectText')}
          action={t('documents.reject')}
          isGrave
          done={t('documents.rejected')}
        >
          {t(state === 'approved' ? 'documents.revoke' : 'documents.reject')}
        </ActButton>
      ) : null}
    </Deeds>
  );
}
