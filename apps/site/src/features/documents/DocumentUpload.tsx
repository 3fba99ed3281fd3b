import type { DocumentKind } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { PictureButton } from '../../parts/pictures/PictureButton.tsx';
import { useObjectUrl } from '../../parts/pictures/use-object-url.ts';
import classes from './DocumentsPart.module.css';
import { useUploadDocument } from './use-documents.ts';

interface DocumentUploadProps {
  kind: DocumentKind;
  name: string;
  file: File;
  /** Another picture was chosen instead. */
  onChange: (file: File) => void;
  onDone: () => void;
}

/** The chosen picture before it goes, and how much of it has gone. */
export function DocumentUpload({ kind, name, file, onChange, onDone }: DocumentUploadProps) {
  const { t } = useTranslation(['member', 'common']);
  const failureText = useFailureText();
  const url = useObjectUrl(file);
  const { upload, share } = useUploadDocument(kind);
  const percent = Math.round(share * 100);
  return (
    <div className={classes.upload}>
      {url ? <img className={classes.preview} src={url} alt={t('documents.previewOf', { name })} /> : null}
      <div className={classes.uploadWords}>
        <p className={classes.hint}>{t('documents.checkPreview')}</p>
        {upload.error ? (
          <Alert color="coral" icon={<IconAlertCircle />} role="alert">
            {failureText(upload.error)}
          </Alert>
        ) : null}
        {upload.isPending ? (
          <div className={classes.progress}>
            <progress max={100} value={percent} aria-label={t('documents.sending')} />
            <span role="status">
              {t('documents.sending')} <Figure>{percent}%</Figure>
            </span>
          </div>
        ) : null}
        <div className={classes.ways}>
          <Button
            size="sm"
            loading={upload.isPending}
            onClick={() =>
              upload.mutate(file, {
                onSuccess: () => {
                  notifications.show({ color: 'emerald', message: t('documents.sent', { name }) });
                  onDone();
                },
              })
            }
          >
            {t('documents.submit')}
          </Button>
          <PictureButton
            label={name}
            onPicture={(chosen) => {
              upload.reset();
              onChange(chosen);
            }}
            size="sm"
            variant="default"
            disabled={upload.isPending}
          >
            {t('documents.another')}
          </PictureButton>
          <Button size="sm" variant="subtle" disabled={upload.isPending} onClick={onDone}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
