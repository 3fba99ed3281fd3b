import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle, IconPhotoPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFailureText } from '../../app/use-failure-text.ts';
import { PictureButton } from '../documents/PictureButton.tsx';
import { megabytes, refusedPicture } from '../documents/picture-file.ts';
import { Counter } from './Counter.tsx';
import { countLetters } from './count-letters.ts';
import classes from './FeedbackPage.module.css';
import { FeedbackPicture } from './FeedbackPicture.tsx';
import { type ChosenPicture, useSendFeedback, useUploadPicture } from './use-feedback.ts';

interface FeedbackFormProps {
  settings: CallValue<typeof calls.support.feedbackSettings>;
  isMember: boolean;
  onSent: () => void;
}

/** A remark, its pictures, and for a guest where to answer. Pictures go to the server as they are chosen. */
export function FeedbackForm({ settings, isMember, onSent }: FeedbackFormProps) {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  const { remarkMax, imagesMax, uploadMaxBytes } = settings;
  /** One for each feedback, so that a press repeated over a bad line tells it once. */
  const [id] = useState(() => uuidv7());
  const [remark, setRemark] = useState('');
  const [email, setEmail] = useState('');
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const upload = useUploadPicture();
  const send = useSendFeedback();
  const letters = countLetters(remark);
  const isWaiting = pictures.some((picture) => picture.id === null);
  const emailProblem = email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const remarkProblem =
    letters === 0
      ? t('feedback.problem.empty')
      : letters > remarkMax
        ? t('feedback.problem.long', { most: remarkMax })
        : null;

  async function add(file: File) {
    setProblem(null);
    const refused = refusedPicture(file, uploadMaxBytes);
    if (refused) {
      setProblem(t(`feedback.picture.${refused}`, { most: megabytes(uploadMaxBytes) }));
      return;
    }
    const key = uuidv7();
    setPictures((before) => [...before, { key, file, id: null }]);
    try {
      const kept = await upload.mutateAsync(file);
      setPictures((before) => before.map((one) => (one.key === key ? { ...one, id: kept.id } : one)));
    } catch (error) {
      setPictures((before) => before.filter((one) => one.key !== key));
      setProblem(failureText(error as Error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (remarkProblem !== null || emailProblem || isWaiting || send.isPending) return;
    const images = pictures.flatMap((picture) => picture.id ?? []);
    const address = !isMember && email.trim() ? { email: email.trim() } : {};
    send.mutate({ id, remark: remark.trim(), images, ...address }, { onSuccess: onSent });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('feedback.remark')}
        placeholder={t('feedback.placeholder')}
        description={<Counter count={letters} most={remarkMax} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        error={letters > remarkMax || asked ? remarkProblem : null}
        autosize
        minRows={4}
        maxRows={8}
        dir="auto"
        required
        withAsterisk={false}
      />
      {imagesMax > 0 ? (
        <fieldset className={classes.pictures}>
          <legend>{t('feedback.pictures')}</legend>
          <p className={classes.hint}>
            {t('feedback.picturesHint', { count: imagesMax, size: megabytes(uploadMaxBytes) })}
          </p>
          <ul className={classes.row}>
            {pictures.map((picture, at) => (
              <FeedbackPicture
                key={picture.key}
                picture={picture}
                no={at + 1}
                onRemove={() => setPictures((before) => before.filter((one) => one.key !== picture.key))}
              />
            ))}
            {pictures.length < imagesMax ? (
              <li>
                <PictureButton
                  label={t('feedback.addPicture')}
                  onPicture={(file) => void add(file)}
                  variant="default"
                  className={classes.add ?? ''}
                  leftSection={<IconPhotoPlus size={20} />}
                >
                  {t('feedback.addPicture')}
                </PictureButton>
              </li>
            ) : null}
          </ul>
          {problem ? (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      {isMember ? (
        <p className={classes.hint}>{t('feedback.answerMember')}</p>
      ) : (
        <TextInput
          type="email"
          label={t('feedback.email')}
          description={t('feedback.emailHint')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={asked && emailProblem ? t('feedback.problem.email') : null}
          maxLength={120}
          autoComplete="email"
          dir="ltr"
        />
      )}
      {send.error ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(send.error)}
        </Alert>
      ) : null}
      <Button type="submit" loading={send.isPending || (asked && isWaiting)} className={classes.submit ?? ''}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
