import { calls, chatLimits, type LanguageCode } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Menu, Textarea, useDirection } from '@mantine/core';
import { IconSend2, IconTemplate } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { ask } from '../../api/office-client.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import classes from './chats.module.css';

const { chat, chats, sayInOfficeChat, typeInOfficeChat, cannedAnswers } = calls.officeSupport;
const typingEveryMs = 2_500;

/** Where the operator writes; canned answers come in the visitor's language. */
export function ChatReply({ id, language }: { id: string; language: LanguageCode }) {
  const { t } = useTranslation('supportOffice');
  const { dir } = useDirection();
  const say = useAct(sayInOfficeChat, [chats, chat]);
  const canned = useRead(cannedAnswers, {}).data?.list ?? [];
  const [text, setText] = useState('');
  /** One for each line, so that a press repeated over a bad line says it once. */
  const key = useRef(uuidv4());
  const lastTyped = useRef(0);

  function send() {
    if (text.trim() === '' || say.isPending) return;
    say.mutate(
      { params: { id }, body: { key: key.current, text: text.trim() } },
      {
        onSuccess: () => {
          key.current = uuidv4();
          setText('');
        },
      },
    );
  }

  function write(next: string) {
    setText(next);
    if (Date.now() - lastTyped.current < typingEveryMs) return;
    lastTyped.current = Date.now();
    // A hint: where it does not arrive nobody misses it.
    ask(typeInOfficeChat, { params: { id } }).catch(() => undefined);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={classes.reply}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Failure failure={say.error} />
      <div className={classes.write}>
        {canned.length > 0 ? (
          <Menu position="top-start">
            <Menu.Target>
              <ActionIcon variant="default" size={38} aria-label={t('chats.useCanned')}>
                <IconTemplate size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown className={classes.canned ?? ''}>
              {canned.map((answer) => (
                <Menu.Item
                  key={answer.id}
                  onClick={() =>
                    write(`${text}${text && '\n'}${answer.text[language]}`.slice(0, chatLimits.textMax))
                  }
                >
                  <bdi>{answer.title}</bdi>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        <Textarea
          aria-label={t('chats.write')}
          placeholder={t('chats.write')}
          value={text}
          maxLength={chatLimits.textMax}
          autosize
          minRows={1}
          maxRows={6}
          dir="auto"
          onKeyDown={press}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          size={38}
          loading={say.isPending}
          disabled={text.trim() === ''}
          aria-label={t('chats.send')}
        >
          <IconSend2 size={18} className={dir === 'rtl' ? classes.mirrored : undefined} />
        </ActionIcon>
      </div>
    </form>
  );
}
