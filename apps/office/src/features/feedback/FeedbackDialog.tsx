import { type CallValue, calls, feedbackLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton, ModalShell } from '@ikka/ui';
import { Group, Stack, Text, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { FeedbackPicture } from './FeedbackPicture.tsx';
import classes from './feedback.module.css';

const { feedback, feedbacks, answerFeedback, closeFeedback } = calls.officeSupport;
const touched = [feedbacks, feedback];
type Detail = CallValue<typeof feedback>;

/** One feedback with its pictures; a new one is answered here, or put away. */
export function FeedbackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const query = useRead(feedback, { params: { id } });
  const form = useForm({
    call: answerFeedback,
    touches: touched,
    read: () => ({ text: '' }),
    request: ({ text }) => ({ params: { id }, body: { text: text.trim() } }),
    done: t('feedback.answered'),
    onDone: onClose,
  });
  const { text } = form.draft;
  const closing = (
    <DoButton
      variant="default"
      call={closeFeedback}
      touches={touched}
      request={{ params: { id } }}
      done={t('feedback.closed')}
      onDone={onClose}
    >
      {t('feedback.close')}
    </DoButton>
  );
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('feedback.one')}
      mustAnswer={text.trim() !== '' && query.data?.state === 'new'}
      size={720}
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={3} height={64} />}>
        {(found) => (
          <Stack>
            <Told found={found} />
            {found.state === 'new' && found.answerBy !== 'none' ? (
              <form onSubmit={form.submit} noValidate>
                <Stack>
                  <Textarea
                    {...form.text('text')}
                    label={t('feedback.answer')}
                    description={t(`feedback.answerBy.${found.answerBy}`)}
                    maxLength={feedbackLimits.answerMax}
                    autosize
                    minRows={4}
                    maxRows={10}
                    dir="auto"
                  />
                  <FormFoot form={form} action={t('feedback.sendAnswer')} isOff={text.trim() === ''}>
                    {closing}
                  </FormFoot>
                </Stack>
              </form>
            ) : (
              <>
                {found.state === 'new' ? <Text>{t('feedback.noWay')}</Text> : null}
                {found.state === 'closed' ? null : <Group justify="flex-end">{closing}</Group>}
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </ModalShell>
  );
}

/** What was written, by whom, and what was answered. */
function Told({ found }: { found: Detail }) {
  const { t } = useTranslation('supportOffice');
  return (
    <>
      <blockquote className={classes.remark} dir="auto">
        {found.remark}
      </blockquote>
      {found.imageIds.length > 0 ? (
        <PictureRow>
          {found.imageIds.map((image, at) => (
            <FeedbackPicture key={image} id={found.id} image={image} no={at + 1} />
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
          fact.instant(t('feedback.sentAt'), found.sentAt),
          [t('feedback.language'), found.language],
          found.closedBy !== null && fact.name(t('feedback.closedBy'), found.closedBy),
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
    </>
  );
}
