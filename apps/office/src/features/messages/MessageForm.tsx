import { calls, inboxLimits, inEveryLanguage, type LocalText } from '@ikka/contract';
import { languageOfWire, textIn } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFailureText } from '../../api/failure-text.ts';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { HelpWords } from '../help/HelpWords.tsx';
import { bodyOf, emptyDraft, type MessageProblem, problemsOf } from './message-draft.ts';
import classes from './messages.module.css';

const { sentMessages, sendMessage, previewMessage } = calls.officeSupport;
const unknownNames = 'inbox.members_unknown';
const kinds = ['all', 'rank', 'members'] as const;

/** Writes a message, shows it as members will read it, and sends it once that was confirmed. */
export function MessageForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const cache = useQueryClient();
  const failureText = useFailureText();
  const preview = useAct(previewMessage, []);
  const send = useAct(sendMessage, [sentMessages]);
  const state = useDraft(null, { read: () => emptyDraft(undefined), editionOf: () => null });
  const { draft, change } = state;
  /** One for each message that is begun, so that a press repeated over a bad line sends once. */
  const [id] = useState(() => uuidv7());
  const problems = problemsOf(draft);
  const body = bodyOf(draft, id);
  const shown = state.asked ? problems : {};
  const say = (problem: MessageProblem) =>
    t(`messages.problem.${problem}`, { limit: String(inboxLimits.htmlMax) });
  const problemOf = (field: 'rankFrom' | 'rankTo' | 'accounts') => {
    const problem = shown[field];
    return problem ? say(problem) : null;
  };

  const unknown = send.error?.code === unknownNames ? failureText(send.error) : null;

  function look(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (hasProblems(problems) || preview.isPending) return;
    send.reset();
    preview.mutate({ body: { html: body.html } });
  }

  function confirm() {
    if (send.isPending) return;
    send.mutate(
      { body },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('messages.sent') });
          onClose();
        },
        onError: ({ code }) => {
          // The names are corrected where they were written.
          if (code === unknownNames) preview.reset();
          // It may have been sent all the same, when only the answer was lost.
          void cache.invalidateQueries({ queryKey: callKey(sentMessages) });
        },
      },
    );
  }

  if (preview.data) {
    const { html } = preview.data;
    const asRead = (words: LocalText) => inEveryLanguage((code) => textIn(words, languageOfWire(code)));
    return (
      <ModalShell
        opened
        onClose={preview.reset}
        title={t('messages.previewTitle')}
        mustAnswer={send.isPending}
        size={980}
      >
        <Stack>
          <Text>{t('messages.previewText')}</Text>
          <HelpWords title={asRead(body.title)} html={asRead(html)} />
          <Failure failure={send.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={preview.reset} disabled={send.isPending}>
              {t('messages.back')}
            </Button>
            <Button onClick={confirm} loading={send.isPending}>
              {t('messages.send')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    );
  }

  return (
    <ModalShell opened onClose={onClose} title={t('messages.write')} mustAnswer={state.isTouched} size={980}>
      <form onSubmit={look} noValidate>
        <Stack>
          <Select
            label={t('messages.audience')}
            description={t(`messages.audienceHint.${draft.kind}`)}
            value={draft.kind}
            data={kinds.map((kind) => ({ value: kind, label: t(`messages.audienceKind.${kind}`) }))}
            onChange={(next) => change({ kind: kinds.find((kind) => kind === next) ?? draft.kind })}
            allowDeselect={false}
          />
          {draft.kind === 'rank' ? (
            <div className={classes.fields}>
              <TextInput
                label={t('messages.rankFrom')}
                value={draft.rankFrom}
                inputMode="numeric"
                dir="ltr"
                maxLength={3}
                error={problemOf('rankFrom')}
                onChange={(event) => change({ rankFrom: event.currentTarget.value })}
              />
              <TextInput
                label={t('messages.rankTo')}
                value={draft.rankTo}
                inputMode="numeric"
                dir="ltr"
                maxLength={3}
                error={problemOf('rankTo')}
                onChange={(event) => change({ rankTo: event.currentTarget.value })}
              />
            </div>
          ) : null}
          {draft.kind === 'members' ? (
            <Textarea
              label={t('messages.accounts')}
              value={draft.accounts}
              autosize
              minRows={2}
              maxRows={6}
              dir="ltr"
              error={problemOf('accounts') ?? unknown}
              onChange={(event) => {
                if (unknown) send.reset();
                change({ accounts: event.currentTarget.value });
              }}
            />
          ) : null}
          <Text size="sm" c="dimmed">
            {t('messages.oneLanguage')}
          </Text>
          <LocalWords
            className={classes.languages}
            title={{
              label: t('messages.heading'),
              value: draft.title,
              errors: errorsOf(shown.title, say),
              onChange: (title) => change({ title }),
            }}
            titleMax={inboxLimits.titleMax}
            html={{
              label: t('messages.text'),
              value: draft.html,
              errors: errorsOf(shown.html, say),
              onChange: (html) => change({ html }),
            }}
          />
          <Failure failure={preview.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('messages.discard')}
            </Button>
            <Button type="submit" loading={preview.isPending}>
              {t('messages.preview')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
