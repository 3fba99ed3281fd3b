import { type CallValue, calls, chatLimits } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { emptyText, missingIn } from '../../parts/form/local-text.ts';
import classes from './chats.module.css';

const { cannedAnswers, putCannedAnswer, deleteCannedAnswer } = calls.officeSupport;
type Canned = CallValue<typeof cannedAnswers>['list'][number];

/** The answers that are written beforehand: read, written, changed, removed. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const language = useLanguage();
  const failureText = useFailureText();
  const query = useRead(cannedAnswers, {});
  const [edited, setEdited] = useState<Canned | null>(null);
  const empty = () => ({ id: uuidv4(), title: '', text: emptyText });
  return (
    <ModalShell opened onClose={onClose} title={t('chats.canned')} mustAnswer={edited !== null} size={720}>
      {edited ? (
        <CannedForm
          answer={edited}
          isNew={!query.data?.list.some(({ id }) => id === edited.id)}
          onDone={() => setEdited(null)}
        />
      ) : query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Stack>
          {query.data.list.length === 0 ? <Text>{t('chats.noCanned')}</Text> : null}
          <ul className={classes.rows}>
            {query.data.list.map((answer) => (
              <li key={answer.id}>
                <button type="button" className={classes.row} onClick={() => setEdited(answer)}>
                  <span className={classes.who}>
                    <bdi>{answer.title}</bdi>
                  </span>
                  <span className={classes.last}>{textIn(answer.text, language)}</span>
                </button>
              </li>
            ))}
          </ul>
          <Group justify="flex-end">
            <Button leftSection={<IconPlus size={17} />} onClick={() => setEdited(empty())}>
              {t('chats.newCanned')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <ListSkeleton rows={4} height={56} />
      )}
    </ModalShell>
  );
}

function CannedForm({ answer, isNew, onDone }: { answer: Canned; isNew: boolean; onDone: () => void }) {
  const { t } = useTranslation('supportOffice');
  const put = useAct(putCannedAnswer, [cannedAnswers]);
  const remove = useAct(deleteCannedAnswer, [cannedAnswers]);
  const [title, setTitle] = useState(answer.title);
  const [text, setText] = useState(answer.text);
  const isWhole = title.trim() !== '' && missingIn(text) === undefined;
  const isBusy = put.isPending || remove.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || isBusy) return;
    put.mutate({ params: { id: answer.id }, body: { title: title.trim(), text } }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('chats.cannedTitle')}
          value={title}
          maxLength={chatLimits.cannedTitleMax}
          onChange={(event) => setTitle(event.currentTarget.value)}
          dir="auto"
          data-autofocus
        />
        <LocalTextInput
          field={{ label: t('chats.cannedText'), value: text, onChange: setText }}
          maxLength={chatLimits.textMax}
          rows={[3, 12]}
        />
        <Failure failure={put.error ?? remove.error} />
        <Group justify="flex-end">
          {isNew ? null : (
            <Button
              color="coral"
              variant="subtle"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id: answer.id } }, { onSuccess: onDone })}
            >
              {t('chats.removeCanned')}
            </Button>
          )}
          <Button variant="default" onClick={onDone} disabled={isBusy}>
            {t('messages.discard')}
          </Button>
          <Button type="submit" disabled={!isWhole} loading={put.isPending}>
            {t('chats.saveCanned')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
