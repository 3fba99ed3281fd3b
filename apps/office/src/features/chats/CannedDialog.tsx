import { type CallValue, calls, chatLimits } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ListSkeleton, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { useRead } from '../../api/use-call.ts';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { emptyText } from '../../parts/form/local-text.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import classes from './chats.module.css';

const { cannedAnswers, putCannedAnswer, deleteCannedAnswer } = calls.officeSupport;
type Canned = CallValue<typeof cannedAnswers>['list'][number];

/** The answers that are written beforehand: read, written, changed, removed. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const language = useLanguage();
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
      ) : (
        <Loaded query={query} skeleton={<ListSkeleton rows={4} height={56} />}>
          {({ list }) => (
            <Stack>
              {list.length === 0 ? <Text>{t('chats.noCanned')}</Text> : null}
              <ul className={classes.rows}>
                {list.map((answer) => (
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
          )}
        </Loaded>
      )}
    </ModalShell>
  );
}

function CannedForm({ answer, isNew, onDone }: { answer: Canned; isNew: boolean; onDone: () => void }) {
  const { t } = useTranslation('supportOffice');
  const form = useForm({
    call: putCannedAnswer,
    touches: [cannedAnswers],
    read: () => ({ title: answer.title, text: answer.text }),
    request: ({ title, text }) => ({ params: { id: answer.id }, body: { title: title.trim(), text } }),
    onDone,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextInput
          {...form.text('title')}
          label={t('chats.cannedTitle')}
          maxLength={chatLimits.cannedTitleMax}
          dir="auto"
          data-autofocus
        />
        <LocalTextInput
          field={form.local('text', t('chats.cannedText'))}
          maxLength={chatLimits.textMax}
          rows={[3, 12]}
        />
        <FormFoot form={form} action={t('chats.saveCanned')} cancel={t('messages.discard')} onCancel={onDone}>
          {isNew ? null : (
            <DoButton
              color="coral"
              variant="subtle"
              call={deleteCannedAnswer}
              touches={[cannedAnswers]}
              request={{ params: { id: answer.id } }}
              onDone={onDone}
            >
              {t('chats.removeCanned')}
            </DoButton>
          )}
        </FormFoot>
      </Stack>
    </form>
  );
}
