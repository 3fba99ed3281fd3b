import { calls, inboxLimits, inEveryLanguage, type LocalText } from '@ikka/contract';
import { languageOfWire, textIn } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Select, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import layout from '../../parts/form/Form.module.css';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { bodyOf, emptyDraft, problemsOf } from './message-draft.ts';

const { sentMessages, sendMessage, previewMessage } = calls.officeSupport;
const unknownNames = 'inbox.members_unknown';
const kinds = ['all', 'rank', 'members'] as const;

/** Writes a message, shows it as members will read it, and sends it once that was confirmed. */
export function MessageForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const failureText = useFailureText();
  const preview = useAct(previewMessage, []);
  /** One for each message that is begun, so that a press repeated over a bad line sends once. */
  const [id] = useState(() => uuidv7());
  const form = useForm({
    call: sendMessage,
    touches: [sentMessages],
    read: () => emptyDraft(undefined),
    request: (draft) => ({ body: bodyOf(draft, id) }),
    judge: {
      problems: problemsOf,
      say: (problem) => t(`messages.problem.${problem}`, { limit: String(inboxLimits.htmlMax) }),
    },
    done: t('messages.sent'),
    onDone: onClose,
  });
  const { draft } = form;
  const body = bodyOf(draft, id);
  // The names are corrected where they were written.
  const unknown = form.failure?.code === unknownNames ? failureText(form.failure) : null;

  if (preview.data && unknown === null) {
    const { html } = preview.data;
    const asRead = (words: LocalText) => inEveryLanguage((code) => textIn(words, languageOfWire(code)));
    return (
      <FormDialog
        form={form}
        isStep
        title={t('messages.previewTitle')}
        size={980}
        action={t('messages.send')}
        cancel={t('messages.back')}
        onClose={preview.reset}
      >
        <Text>{t('messages.previewText')}</Text>
        <PublishedWords title={asRead(body.title)} html={asRead(html)} />
      </FormDialog>
    );
  }

  const rank = { inputMode: 'numeric', dir: 'ltr', maxLength: 3 } as const;
  return (
    <FormDialog
      form={{ ...form, isBusy: preview.isPending, failure: preview.error }}
      title={t('messages.write')}
      size={980}
      onSubmit={form.look(() => preview.mutate({ body: { html: body.html } }))}
      action={t('messages.preview')}
      cancel={t('messages.discard')}
      onClose={onClose}
    >
      <Select
        {...form.choice('kind', kinds, (kind) => t(`messages.audienceKind.${kind}`))}
        label={t('messages.audience')}
        description={t(`messages.audienceHint.${draft.kind}`)}
      />
      {draft.kind === 'rank' ? (
        <div className={layout.fields}>
          <TextInput {...form.text('rankFrom')} {...rank} label={t('messages.rankFrom')} />
          <TextInput {...form.text('rankTo')} {...rank} label={t('messages.rankTo')} />
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
          error={form.error('accounts') ?? unknown}
          onChange={(event) => {
            if (unknown) form.forget();
            form.change({ accounts: event.currentTarget.value });
          }}
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {t('messages.oneLanguage')}
      </Text>
      <LocalWords
        className={layout.languages}
        title={form.local('title', t('messages.heading'))}
        titleMax={inboxLimits.titleMax}
        html={form.local('html', t('messages.text'))}
      />
    </FormDialog>
  );
}
