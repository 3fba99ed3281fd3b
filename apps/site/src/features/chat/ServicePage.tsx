import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, LogoMark } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconMessagePlus, IconPower } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import { inkOn } from './ink-on.ts';
import classes from './ServicePage.module.css';
import { useChat } from './use-chat.ts';

/** The window of the customer service: a chat with the house, for members and guests. */
export function ServicePage() {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  const { isIn, isTrial } = useAccount();
  const chat = useChat();
  const [isAsked, setAsked] = useState(false);
  const { current } = chat;
  const colour = current.data?.headerColour;
  const state = chat.chat?.state;
  const isOver = state === 'closed';
  return (
    <div className={classes.window}>
      <header
        className={classes.head}
        data-ink={colour && inkOn(colour)}
        style={{ '--chat-head': colour } as CSSProperties}
      >
        <LogoMark size={30} />
        <div>
          <h1 className={classes.title}>{t(chat.chat?.isVip ? 'chat.titleVip' : 'chat.title')}</h1>
          <p className={classes.status} role="status">
            {t(`chat.status.${statusOf(chat, current.data?.isStaffed ?? false)}`, {
              count: chat.chat?.ahead ?? 0,
            })}
          </p>
        </div>
        {state === 'open' || state === 'waiting' ? (
          <Button
            size="compact-sm"
            variant="transparent"
            className={classes.end ?? ''}
            leftSection={<IconPower size={16} />}
            onClick={() => setAsked(true)}
          >
            {t('chat.end')}
          </Button>
        ) : null}
      </header>
      {current.isPending ? (
        <div className={classes.body}>
          <ListSkeleton rows={3} height={48} />
        </div>
      ) : current.isError ? (
        <div className={classes.body}>
          <ErrorState message={failureText(current.error)} onRetry={() => void current.refetch()} />
        </div>
      ) : (
        <>
          <ChatLog chat={chat} isStaffed={current.data.isStaffed} />
          {isOver ? (
            <div className={classes.over}>
              <p>{t('chat.over')}</p>
              <Button leftSection={<IconMessagePlus size={18} />} onClick={chat.restart}>
                {t('chat.again')}
              </Button>
            </div>
          ) : (
            <ChatForm chat={chat} asksName={chat.chat === null && (!isIn || isTrial)} />
          )}
        </>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('chat.endTitle')}
        hint={t('chat.endHint')}
        action={t('chat.end')}
        isBusy={false}
        onConfirm={() => {
          setAsked(false);
          void chat.end();
        }}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

/** What the head of the window says, the gravest first. */
function statusOf({ chat, line }: ReturnType<typeof useChat>, isStaffedAtStart: boolean) {
  if (chat === null) return isStaffedAtStart ? 'ready' : 'away';
  if (chat.state === 'closed') return 'closed';
  if (line === 'reconnecting') return 'offline';
  if (chat.state === 'open') return 'open';
  if (!chat.isStaffed) return 'away';
  return chat.ahead > 0 ? 'ahead' : 'next';
}
