import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Alert } from '@mantine/core';
import { IconPhotoOff, IconReplace } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { Mark } from '../../parts/Badges.tsx';
import { CaseColumns, CaseFound, CaseHead } from '../../parts/Case.tsx';
import { FactPanel, fact, type MaybeFact } from '../../parts/Facts.tsx';
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
  return (
    <CaseFound
      call={calls.office.officeDocument}
      request={{ params: { id: documentId } }}
      unknown="document.unknown"
      unknownTitle={t('documents.unknown')}
    >
      {(document) => <DocumentDetail key={document.id} document={document} />}
    </CaseFound>
  );
}

function DocumentDetail({ document }: { document: Detail }) {
  const { t } = useTranslation('office');
  return (
    <>
      <CaseHead to="/documents" list={t('documents.title')}>
        {t(`documents.kind.${document.kind}`)}
        <Mark tone={documentTones[document.state]}>{t(`documents.state.${document.state}`)}</Mark>
      </CaseHead>
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
            <FactPanel title={t('documents.about')} facts={useFacts(document)} />
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

function useFacts(document: Detail): MaybeFact[] {
  const { t } = useTranslation('office');
  const { pictureRemovedAt, reason } = document;
  return [
    fact.member(t('members.account'), document),
    fact.name(t('profile.field.fullName'), document.fullName),
    fact.name(t('profile.field.birthday'), document.birthday),
    fact.instant(t('documents.submitted'), document.submittedAt),
    fact.name(t('documents.reviewer'), document.reviewer),
    fact.instant(t('documents.decided'), document.decidedAt),
    fact.instant(t('documents.validUntil'), document.validUntil),
    pictureRemovedAt !== null && fact.instant(t('documents.pictureRemovedAt'), pictureRemovedAt),
    reason !== null && fact.text(t('reason.label'), reason),
  ];
}
