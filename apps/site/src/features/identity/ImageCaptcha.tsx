import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Skeleton, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { askedOnce } from '../../parts/calls/asked-once.ts';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import classes from './ImageCaptcha.module.css';
import { refreshMs, waitForPictureMs } from './image-code-view.ts';

/** What was read in the picture, for the call that asks for it; good for one use. */
export interface ReadCode {
  id: string;
  code: string;
}

export interface ImageHandle {
  /** A new picture, after a code was used up. */
  reset: () => void;
}

interface ImageProps {
  /** Null while nothing is typed or no picture is there. */
  onRead: (read: ReadCode | null) => void;
  error?: string | undefined;
  handle?: RefObject<ImageHandle | null>;
}

const waitFor = (error: Error): number | null =>
  error instanceof CallFailure ? waitForPictureMs(error.failed) : null;

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, Math.max(0, ms)));

/** The picture of a code with the field for it, and a button for another picture, at most once a second. */
export function ImageCaptcha({ onRead, error, handle }: ImageProps) {
  const { t } = useTranslation('identity');
  const [code, setCode] = useState('');
  const answeredAt = useRef(0);
  const picture = useQuery({
    queryKey: ['image-captcha', useId()],
    queryFn: async ({ signal }) => {
      await pause(answeredAt.current + refreshMs - Date.now());
      try {
        return await answerOf(client.call(calls.identity.imageCaptcha, {}, { signal }));
      } finally {
        answeredAt.current = Date.now();
      }
    },
    // A picture is for one look: none is kept, and none comes by itself under the hand of who is typing.
    ...askedOnce,
    retry: (count, failure) => count < 5 && waitFor(failure) !== null,
    retryDelay: (_count, failure) => waitFor(failure) ?? refreshMs,
  });
  const isCooling = useCooling(picture.dataUpdatedAt);
  const isWaiting = isCooling || picture.isFetching;

  function take() {
    setCode('');
    onRead(null);
    void picture.refetch({ cancelRefetch: false });
  }
  useImperativeHandle(handle, () => ({ reset: take }));

  function type(text: string) {
    setCode(text);
    const typed = text.trim();
    onRead(typed === '' || !picture.data ? null : { id: picture.data.id, code: typed });
  }

  return (
    <div className={classes.box}>
      <div className={classes.row}>
        <div
          className={classes.frame}
          aria-busy={picture.isFetching}
          data-fading={picture.isFetching || undefined}
        >
          {picture.data && !picture.isError ? (
            <img
              src={picture.data.image}
              alt={t('imageCode.alt')}
              width={240}
              height={80}
              className={classes.picture}
            />
          ) : picture.isError && !picture.isFetching ? (
            <p role="alert" className={classes.failed}>
              {t('imageCode.loadFailed')}
            </p>
          ) : (
            <Skeleton height="100%" radius={0} aria-label={t('imageCode.loading')} />
          )}
        </div>
        <ActionIcon
          variant="default"
          size="xl"
          aria-label={t('imageCode.refresh')}
          // Not `disabled`: that would take the focus away from who has just pressed it.
          aria-disabled={isWaiting}
          {...(isWaiting ? { 'data-disabled': true } : {})}
          onClick={() => {
            if (!isWaiting) take();
          }}
        >
          <IconRefresh aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes.hint}>{isWaiting ? t('imageCode.wait') : t('imageCode.hint')}</p>
      <TextInput
        label={t('imageCode.label')}
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        error={error}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
        disabled={!picture.data || picture.isFetching}
      />
    </div>
  );
}

/** Whether a picture came less than a second ago. */
function useCooling(cameAt: number): boolean {
  const [isCooling, setCooling] = useState(false);
  useEffect(() => {
    if (cameAt === 0) return;
    setCooling(true);
    const timer = setTimeout(() => setCooling(false), refreshMs);
    return () => clearTimeout(timer);
  }, [cameAt]);
  return isCooling;
}
