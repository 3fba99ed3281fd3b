import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ScrollBox } from '@ikka/ui';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { usePicture } from '../../api/use-picture.ts';
import classes from './documents.module.css';

const scales = [1, 1.5, 2, 3, 4, 6] as const;

/** A document to be read closely: larger, smaller, turned; what does not fit is scrolled to. */
export function PictureViewer({ id, width, height }: { id: string; width: number; height: number }) {
  const { t } = useTranslation('office');
  const { query, address } = usePicture(calls.office.officeDocumentPicture, { params: { id } });
  const failureText = useFailureText();
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState(0);
  const scale = scales[step] ?? 1;
  const zoom = (by: number) => setStep((now) => Math.min(scales.length - 1, Math.max(0, now + by)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') setStep(0);
    else if (event.key.toLowerCase() === 'r') setTurn((now) => now + 1);
    else return;
    event.preventDefault();
  }

  if (query.error) {
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  }
  const isSideways = turn % 2 === 1;
  return (
    <figure className={classes.viewer}>
      <ScrollBox className={classes.stage} aria-label={t('documents.picture')} onKeyDown={onKeyDown}>
        {address === null ? (
          <Skeleton className={classes.loading} />
        ) : (
          <div
            className={classes.sheet}
            style={{
              inlineSize: `${scale * 100}%`,
              aspectRatio: isSideways ? `${height} / ${width}` : `${width} / ${height}`,
            }}
          >
            <img
              src={address}
              alt={t('documents.picture')}
              draggable={false}
              style={{
                inlineSize: isSideways ? `${(width / height) * 100}%` : '100%',
                transform: `rotate(${turn * 90}deg)`,
              }}
            />
          </div>
        )}
      </ScrollBox>
      <figcaption className={classes.tools}>
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => zoom(-1)}
          disabled={step === 0}
          aria-label={t('documents.smaller')}
        >
          <IconZoomOut size={18} />
        </ActionIcon>
        <bdi className={classes.scale}>{Math.round(scale * 100)}%</bdi>
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => zoom(1)}
          disabled={step === scales.length - 1}
          aria-label={t('documents.larger')}
        >
          <IconZoomIn size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => setStep(0)}
          disabled={step === 0}
          aria-label={t('documents.whole')}
        >
          <IconZoomReset size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => setTurn((now) => now + 1)}
          aria-label={t('documents.turn')}
        >
          <IconRotateClockwise size={18} />
        </ActionIcon>
      </figcaption>
    </figure>
  );
}
