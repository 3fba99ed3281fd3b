import { type CallValue, calls, feedbackLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { FeedbackPicture } from './FeedbackPicture.tsx';
import classes from './feedback.module.css';

const { feedback, feedbacks, answerFeedback, closeFeedback } = calls.officeSupport;
type Detail = CallValue<typeof feedback>;

/** One feedback with its pictures; a new one is answered here, or put away. */
export function FeedbackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const failureText = useFailureText();
  const query = useRead(feedback, { params: { id } });
  const found = query.data?.id === id ? query.data : undefined;
  const [text, setText] = useState('');
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('feedback.one')}
      mustAnswer={text.trim() !== '' && found?.state === 'new'}
      size={720}
    >
      {found ? (
        <Open found={found} text={text} onText={setText} onClose={onClose} />
      ) : query.error ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton rows={3} height={64} />
      )}
    </ModalShell>
  );
}

function Open({
  found,
  text,
  onText,
  onClose,
}: {
  found: Detail;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('supportOffice');
  const { id } = found;
  const touched = [feedbacks, feedback];
  const answer = useAct(answerFeedback, touched);
  const close = useAct(closeFeedback, touched);
  const isBusy = answer.isPending || close.isPending;
  const done = (message: string) => {
    notifications.show({ color: 'emerald', message });
    onClose();
  };
  return (
    <Stack>
      <blockquote className={classes.remark} dir="auto">
        {found.remark}
      </blockquote>
      {found.imageIds.length > 0 ? (
        <PictureRow>
          {found.imageIds.map((image, at) => (
            <FeedbackPicture key={image} id={id} image={image} no={at + 1} />
          ))}
        </PictureRow>
      ) : null}
      <Facts
        facts={[
          [
            t('feedback.from'),
            found.memberId === null ? (
              t('feedback.guest')
            ) : (
              <Link key="from" to="/members/$memberId" params={{ memberId: found.memberId }}>
                <bdi>{found.account}</bdi>
              </Link>
            ),
          ],
          [t('feedback.sentAt'), <Instant key="at" at={found.sentAt} />],
          [t('feedback.language'), found.language],
          ...(found.closedBy === null
            ? []
            : [[t('feedback.closedBy'), <bdi key="closed">{found.closedBy}</bdi>] as const]),
        ]}
      />
      {found.answer === null ? null : (
        <div>
          <Text size="sm" c="dimmed">
            {t('feedback.answeredBy', { name: found.answeredBy ?? '' })} <Instant at={found.answeredAt} />
          </Text>
          <blockquote className={classes.remark} dir="auto">
            {found.answer}
          </blockquote>
        </div>
      )}
      {found.state === 'new' && found.answerBy !== 'none' ? (
        <Textarea
          label={t('feedback.answer')}
          description={t(`feedback.answerBy.${found.answerBy}`)}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          maxLength={feedbackLimits.answerMax}
          autosize
          minRows={4}
          maxRows={10}
          dir="auto"
        />
      ) : null}
      {found.state === 'new' && found.answerBy === 'none' ? <Text>{t('feedback.noWay')}</Text> : null}
      <Failure failure={answer.error ?? close.error} />
      <Group justify="flex-end">
        {found.state === 'closed' ? null : (
          <Button
            variant="default"
            loading={close.isPending}
            disabled={isBusy}
            onClick={() => close.mutate({ params: { id } }, { onSuccess: () => done(t('feedback.closed')) })}
          >
            {t('feedback.close')}
          </Button>
        )}
        {found.state === 'new' && found.answerBy !== 'none' ? (
          <Button
            loading={answer.isPending}
            disabled={text.trim() === '' || close.isPending}
            onClick={() =>
              answer.mutate(
                { params: { id }, body: { text: text.trim() } },
                { onSuccess: () => done(t('feedback.answered')) },
              )
            }
          >
            {t('feedback.sendAnswer')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
