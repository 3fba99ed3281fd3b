import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { PictureChooser } from '../../parts/pictures/PictureChooser.tsx';
import { megabytes } from '../../parts/pictures/picture-file.ts';
import { useChosenPictures } from '../../parts/pictures/use-chosen-pictures.ts';
import { useSendOnceArrived } from '../../parts/pictures/use-send-once-arrived.ts';
import { Counter } from './Counter.tsx';
import { countLetters } from './count-letters.ts';
import classes from './FeedbackPage.module.css';
import { useSendFeedback, useUploadPicture } from './use-feedback.ts';

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
  const [asked, setAsked] = useState(false);
  const upload = useUploadPicture();
  const pictures = useChosenPictures({
    most: imagesMax,
    maxBytes: uploadMaxBytes,
    upload: upload.mutateAsync,
    refusal: (refused) => t(`feedback.picture.${refused}`, { most: megabytes(uploadMaxBytes) }),
  });
  const send = useSendFeedback();
  const letters = countLetters(remark);
  const emailProblem = email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const remarkProblem =
    letters === 0
      ? t('feedback.problem.empty')
      : letters > remarkMax
        ? t('feedback.problem.long', { most: remarkMax })
        : null;

  const { isWanted, want } = useSendOnceArrived(pictures, () => {
    const address = !isMember && email.trim() ? { email: email.trim() } : {};
    send.mutate({ id, remark: remark.trim(), images: pictures.ids, ...address }, { onSuccess: onSent });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (remarkProblem !== null || emailProblem || send.isPending) return;
    want();
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
        <PictureChooser
          chosen={pictures}
          words={{
            title: t('feedback.pictures'),
            hint: t('feedback.picturesHint', { count: imagesMax, size: megabytes(uploadMaxBytes) }),
            add: t('feedback.addPicture'),
            pictureOf: (no) => t('feedback.pictureOf', { no }),
            remove: (no) => t('feedback.removePicture', { no }),
          }}
        />
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
      <Button type="submit" loading={send.isPending || isWanted} className={classes.submit ?? ''}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
