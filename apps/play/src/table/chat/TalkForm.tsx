import { tableChatLimits } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useInstant } from '../../hud/use-instant.ts';
import classes from './chat.module.css';
import { useTalk, useTalkSnapshot } from './use-table-talk.ts';

/** The field to say something in; where the player may not, why. */
export function TalkForm() {
  const { t } = useTranslation('tableChat');
  const instant = useInstant();
  const language = useLanguage();
  const { talk } = useTalk();
  const { voice, mutedUntil, mutedFor, isSending, failure } = useTalkSnapshot();
  const [text, setText] = useState('');
  useReadAgainAt(mutedUntil);
  if (voice === 'muted') {
    return (
      <p className={classes.word} role="status">
        {t('voice.muted', { until: mutedUntil === null ? '' : instant(mutedUntil) })}{' '}
        <bdi dir="auto">{mutedFor}</bdi>
      </p>
    );
  }
  if (voice !== 'yes') return <p className={classes.word}>{t(`voice.${voice}`)}</p>;

  async function send(event: FormEvent) {
    event.preventDefault();
    const wish = text.trim();
    if (wish !== '' && !isSending && (await talk.say(wish))) setText('');
  }

  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <TextInput
        className={classes.field ?? ''}
        size="sm"
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        aria-label={t('say')}
        placeholder={t('say')}
        value={text}
        maxLength={tableChatLimits.textMax}
        error={failure === null ? null : failure.message || refusalMessage(failure.code, language)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (failure !== null) talk.dismiss();
        }}
      />
      <ActionIcon
        type="submit"
        size={36}
        aria-label={t('send')}
        title={t('send')}
        loading={isSending}
        disabled={text.trim() === ''}
      >
        <IconSend2 size={18} className={classes.send ?? ''} />
      </ActionIcon>
    </form>
  );
}

/** The longest pause that a browser's timer can wait. */
const longestMs = 2_147_483_647;

/** Reads the talk again once an instant has come. */
function useReadAgainAt(instant: string | null): void {
  const { talk, clock } = useTalk();
  useEffect(() => {
    if (instant === null) return;
    const left = Date.parse(instant) - clock.now() + 1_000;
    const timer = setTimeout(() => void talk.sync(), Math.min(Math.max(left, 0), longestMs));
    return () => clearTimeout(timer);
  }, [talk, clock, instant]);
}
