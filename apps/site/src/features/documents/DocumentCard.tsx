import type { CallValue, calls } from '@ikka/contract';
import { formatDay, formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconEye, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { PictureButton } from '../../parts/pictures/PictureButton.tsx';
import { megabytes, refusedPicture } from '../../parts/pictures/picture-file.ts';
import { DocumentPreview } from './DocumentPreview.tsx';
import classes from './DocumentsPart.module.css';
import { DocumentUpload } from './DocumentUpload.tsx';

type Document = CallValue<typeof calls.member.documents>['list'][number];

/** One document of the checklist: its state with the reason for it, and the way to submit it or to look at it. */
export function DocumentCard({ document, maxBytes }: { document: Document; maxBytes: number }) {
  const { t } = useTranslation('member');
  const zone = useQuery(statusQuery).data?.timeZone;
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof refusedPicture>>(null);
  const [isShown, setShown] = useState(false);
  const { kind, state, id } = document;
  const name = t(`documents.kind.${kind}`);

  function take(chosen: File) {
    const why = refusedPicture(chosen, maxBytes);
    setRefused(why);
    setFile(why === null ? chosen : null);
  }

  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>
          {name}
          {document.isRequired ? null : <small className={classes.optional}>{t('documents.optional')}</small>}
        </span>
        <span className={classes.state} data-state={state}>
          {t(`documents.state.${state}`)}
        </span>
      </div>
      <p className={classes.hint}>{t(`documents.ask.${kind}`)}</p>
      {document.reason ? (
        <p className={classes.reason}>
          <strong>{t('documents.reason')}</strong> <bdi>{document.reason}</bdi>
        </p>
      ) : null}
      {document.submittedAt ? (
        <p className={classes.hint}>
          {t('documents.submittedAt')} <Figure>{formatInstant(document.submittedAt, zone)}</Figure>
          {document.validUntil ? (
            <>
              {' · '}
              {t('documents.validUntil')} <Figure>{formatDay(document.validUntil, zone)}</Figure>
            </>
          ) : null}
        </p>
      ) : null}
      {refused ? (
        <p className={classes.refused} role="alert">
          {t(`picture.${refused}`, { size: megabytes(maxBytes) })}
        </p>
      ) : null}
      {file ? (
        <DocumentUpload kind={kind} name={name} file={file} onChange={take} onDone={() => setFile(null)} />
      ) : (
        <div className={classes.ways}>
          {document.mayUpload ? (
            <PictureButton
              label={name}
              onPicture={take}
              size="sm"
              variant={state === 'approved' || state === 'submitted' ? 'default' : 'filled'}
              leftSection={<IconUpload size={17} />}
            >
              {t(id === null ? 'documents.upload' : 'documents.replace')}
            </PictureButton>
          ) : null}
          {id === null || !document.hasPicture ? null : (
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconEye size={17} />}
              onClick={() => setShown(true)}
            >
              {t('documents.view')}
            </Button>
          )}
        </div>
      )}
      {id === null || !isShown ? null : (
        <DocumentPreview id={id} name={name} onClose={() => setShown(false)} />
      )}
    </li>
  );
}
