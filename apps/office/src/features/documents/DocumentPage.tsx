import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Alert } from '@mantine/core';
import { IconPhotoOff, IconReplace } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseTitle } from '../../parts/Case.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { DocumentList } from './DocumentList.tsx';
import { documentTones } from './document-words.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';

type Detail = CallValue<typeof calls.office.officeDocument>;

/** One document beside what its member has told of himself, and the decision. */
export function DocumentPage() {
  const { t } = useTranslation('office');
  const { documentId } = useParams({ from: '/shell/documents/$documentId' });
  const query = useRead(calls.office.officeDocument, { params: { id: documentId } });
  return (
    <CaseFound query={query} unknown="document.unknown" unknownTitle={t('documents.unknown')}>
      {(document) => <DocumentDetail key={document.id} document={document} />}
    </CaseFound>
  );
}

function DocumentDetail({ document }: { document: Detail }) {
  const { t } = useTranslation('office');
  return (
    <>
      <PageHead
        before={<BackLink to="/documents">{t('documents.title')}</BackLink>}
        title={
          <CaseTitle>
            {t(`documents.kind.${document.kind}`)}
            <Mark tone={documentTones[document.state]}>{t(`documents.state.${document.state}`)}</Mark>
          </CaseTitle>
        }
      />
      {document.isCurrent ? null : (
        <Alert color="gray" icon={<IconReplace size={18} />} mb="md">
          {t('documents.replaced')}
        </Alert>
      )}
      <CaseColumns
        aside={
          <>
            {document.isCurrent ? (
              <ReviewButtons id={document.id} state={document.state} version={document.version} />
            ) : null}
            <Panel title={t('documents.about')}>
              <Facts facts={useFacts(document)} />
            </Panel>
            {document.others.length > 0 ? (
              <Panel title={t('documents.others')}>
                <DocumentList documents={document.others} />
              </Panel>
            ) : null}
          </>
        }
      >
        {document.pictureRemovedAt === null ? (
          <PictureViewer id={document.id} width={document.width} height={document.height} />
        ) : (
          <EmptyState
            icon={<IconPhotoOff size={34} stroke={1.5} />}
            title={t('documents.pictureRemoved')}
            hint={t('documents.pictureRemovedHint')}
          />
        )}
      </CaseColumns>
    </>
  );
}

function useFacts(document: Detail) {
  const { t } = useTranslation('office');
  const none = '—';
  return [
    [
      t('members.account'),
      <MemberLink key="account" memberId={document.memberId} account={document.account} />,
    ],
    [t('profile.field.fullName'), <bdi key="name">{document.fullName ?? none}</bdi>],
    [t('profile.field.birthday'), <bdi key="birthday">{document.birthday ?? none}</bdi>],
    [t('documents.submitted'), <Instant key="submitted" at={document.submittedAt} />],
    [t('documents.reviewer'), <bdi key="reviewer">{document.reviewer ?? none}</bdi>],
    [t('documents.decided'), <Instant key="decided" at={document.decidedAt} />],
    [t('documents.validUntil'), <Instant key="until" at={document.validUntil} />],
    ...(document.pictureRemovedAt === null
      ? []
      : [
          [
            t('documents.pictureRemovedAt'),
            <Instant key="removed" at={document.pictureRemovedAt} />,
          ] as const,
        ]),
    ...(document.reason === null
      ? []
      : [
          [
            t('reason.label'),
            <span key="reason" dir="auto">
              {document.reason}
            </span>,
          ] as const,
        ]),
  ] as const;
}
