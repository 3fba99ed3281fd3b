import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import shared from '../../parts/forms/form-parts.module.css';
import { megabytes } from '../../parts/pictures/picture-file.ts';
import { DocumentCard } from './DocumentCard.tsx';
import classes from './DocumentsPart.module.css';
import { documentsQuery } from './use-documents.ts';

/** The checklist of identity documents: what is asked for, what was submitted and what came of it. */
export function DocumentsPart() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const documents = useQuery(documentsQuery);
  if (documents.isPending) return <ListSkeleton rows={4} height={92} />;
  if (documents.isError) {
    return <ErrorState message={failureText(documents.error)} onRetry={() => void documents.refetch()} />;
  }
  const { list, uploadMaxBytes } = documents.data;
  const required = list.filter(({ isRequired }) => isRequired);
  const approved = required.filter(({ state }) => state === 'approved').length;
  return (
    <div className={shared.part}>
      <p className={shared.hint}>
        {t('documents.hint')} <Figure>{megabytes(uploadMaxBytes)}</Figure>
      </p>
      {required.length > 0 ? (
        <div className={classes.progress}>
          <progress max={required.length} value={approved} aria-label={t('documents.progress')} />
          <span>
            {t('documents.progress')}{' '}
            <Figure>
              {approved} / {required.length}
            </Figure>
          </span>
        </div>
      ) : null}
      <ul className={classes.list}>
        {list.map((document) => (
          <DocumentCard key={document.kind} document={document} maxBytes={uploadMaxBytes} />
        ))}
      </ul>
    </div>
  );
}
