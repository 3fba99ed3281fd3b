import { chatLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Textarea, TextInput, useDirection } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './ServicePage.module.css';
import type { useChat } from './use-chat.ts';

/** Where one writes: Enter sends, with Shift it begins a line. */
export function ChatForm({ chat, asksName }: { chat: ReturnType<typeof useChat>; asksName: boolean }) {
  const { t } = useTranslation('support');
  const { dir } = useDirection();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const [name, setName] = useState('');

  function send() {
    if (text.trim() === '') return;
    void chat.send(text.trim(), asksName ? name.trim() || undefined : undefined);
    setText('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      {chat.failure ? (
        <p className={classes.refused} role="alert">
          {failureText(chat.failure)}
        </p>
      ) : null}
      {asksName ? (
        <TextInput
          aria-label={t('chat.name')}
          placeholder={t('chat.name')}
          value={name}
          maxLength={chatLimits.nameMax}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="given-name"
          dir="auto"
        />
      ) : null}
      <div className={classes.write}>
        <Textarea
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          value={text}
          maxLength={chatLimits.textMax}
          autosize
          minRows={1}
          maxRows={4}
          dir="auto"
          onKeyDown={press}
          onChange={(event) => {
            setText(event.currentTarget.value);
            chat.type();
          }}
        />
        <ActionIcon
          type="submit"
          size={42}
          radius="md"
          disabled={text.trim() === ''}
          aria-label={t('chat.send')}
        >
          <IconSend2 size={20} className={dir === 'rtl' ? classes.mirrored : undefined} />
        </ActionIcon>
      </div>
    </form>
  );
}
