import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ModalShell } from '@ikka/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useObjectUrl } from '../../parts/pictures/use-object-url.ts';
import classes from './DocumentsPart.module.css';
import { documentPictureQuery } from './use-documents.ts';

/** A submitted document, as the operator sees it. */
export function DocumentPreview({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const picture = useQuery(documentPictureQuery(id));
  const url = useObjectUrl(picture.data);
  return (
    <ModalShell opened focusTitle onClose={onClose} title={name} size={720}>
      {picture.isError ? (
        <ErrorState message={failureText(picture.error)} onRetry={() => void picture.refetch()} />
      ) : url ? (
        <img className={classes.whole} src={url} alt={t('documents.previewOf', { name })} />
      ) : (
        <Skeleton height={360} />
      )}
    </ModalShell>
  );
}
