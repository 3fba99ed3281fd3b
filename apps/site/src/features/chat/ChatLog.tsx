import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, LogBox } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './ServicePage.module.css';
import type { useChat } from './use-chat.ts';

/** What was said, the newest in sight; what is on its way stands below it. */
export function ChatLog({ chat, isStaffed }: { chat: ReturnType<typeof useChat>; isStaffed: boolean }) {
  const { t } = useTranslation('support');
  const zone = useQuery(statusQuery).data?.timeZone;
  const { lines, pending, isAnswering } = chat;
  const mark = `${lines.at(-1)?.no} ${pending.length} ${isAnswering}`;
  const readUpTo = chat.chat?.operatorReadNo ?? 0;
  const lastOwn = lines.findLast(({ author }) => author === 'visitor')?.no;
  return (
    <LogBox
      className={classes.body}
      label={t('chat.log')}
      toNewest={t('chat.toNewest')}
      mark={mark}
      isOwn={pending.length > 0}
    >
      <p className={classes.house}>
        {t(isStaffed || lines.length > 0 ? 'chat.welcome' : 'chat.welcomeAway')}
      </p>
      {lines.map((line) => (
        <div key={line.no} className={classes.line} data-author={line.author}>
          <span className={classes.who}>
            {t(`chat.author.${line.author}`)}{' '}
            <Figure>{formatInstant(line.sentAt, zone).slice(11, 16)}</Figure>
          </span>
          <p className={classes.bubble}>
            <bdi>{line.text}</bdi>
          </p>
          {line.no === lastOwn && line.no <= readUpTo ? (
            <span className={classes.note}>{t('chat.seen')}</span>
          ) : null}
        </div>
      ))}
      {pending.map((line) => (
        <div key={line.key} className={classes.line} data-author="visitor" data-pending="true">
          <p className={classes.bubble}>
            <bdi>{line.text}</bdi>
          </p>
          {line.isFailed ? (
            <UnstyledButton
              className={classes.failed}
              onClick={() => void chat.send(line.text, undefined, line.key)}
            >
              {t('chat.notSent')}
            </UnstyledButton>
          ) : (
            <span className={classes.note}>{t('chat.sending')}</span>
          )}
        </div>
      ))}
      {isAnswering ? <p className={classes.typing}>{t('chat.typing')}</p> : null}
    </LogBox>
  );
}
