import { calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ListSkeleton, LogBox } from '@ikka/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload, IconUserShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAct } from '../../api/use-call.ts';
import { saveFile } from '../../api/use-file.ts';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { BackArrow } from '../../parts/arrows.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMe } from '../../session/use-session.ts';
import { ChatReply } from './ChatReply.tsx';
import classes from './chats.module.css';
import { transcriptOf } from './transcript.ts';
import { type OpenedChat, useChatLines } from './use-chat-lines.ts';

const { chat, chats, takeChat, closeChat, handOverChat, readInOfficeChat } = calls.officeSupport;
const touched = [chats, chat];
const plainText = { type: 'text/plain;charset=utf-8' };

/** One chat: what was said, whose it is, and what can be done with it. */
export function ChatPanel({
  id,
  present,
  typing,
  onBack,
}: {
  id: string;
  present: readonly string[];
  typing: boolean;
  onBack: () => void;
}) {
  const { t } = useTranslation('supportOffice');
  return (
    <Loaded query={useChatLines(id)} skeleton={<ListSkeleton rows={5} height={48} />}>
      {(opened) => (
        <>
          <Head opened={opened} present={present} onBack={onBack} />
          <Lines opened={opened} />
          {typing ? <p className={classes.typing}>{t('chats.typing')}</p> : null}
          <Foot opened={opened} />
        </>
      )}
    </Loaded>
  );
}

function Head({
  opened,
  present,
  onBack,
}: {
  opened: OpenedChat;
  present: readonly string[];
  onBack: () => void;
}) {
  const { t } = useTranslation('supportOffice');
  const me = useMe().data?.username;
  const handOver = useAct(handOverChat, touched);
  const isMine = opened.state === 'open' && opened.assignedTo === me;
  const name = opened.name || t('chats.guest');
  const give = (to: string | null) => handOver.mutate({ params: { id: opened.id }, body: { to } });
  return (
    <header className={classes.head}>
      <ActionIcon
        className={classes.back}
        variant="subtle"
        size={36}
        aria-label={t('chats.back')}
        onClick={onBack}
      >
        <BackArrow size={19} />
      </ActionIcon>
      <h2 className={classes.name}>
        {opened.memberId === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link to="/members/$memberId" params={{ memberId: opened.memberId }}>
            <bdi>{name}</bdi>
          </Link>
        )}
      </h2>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('chats.transcript')}
        onClick={() => saveFile(`chat-${opened.id}.txt`, new Blob([transcriptOf(opened, name)], plainText))}
      >
        <IconDownload size={18} />
      </ActionIcon>
      {isMine ? (
        <>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={t('chats.handOver')}
                loading={handOver.isPending}
              >
                <IconUserShare size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {present
                .filter((operator) => operator !== me)
                .map((operator) => (
                  <Menu.Item key={operator} onClick={() => give(operator)}>
                    <bdi>{operator}</bdi>
                  </Menu.Item>
                ))}
              <Menu.Item onClick={() => give(null)}>{t('chats.toQueue')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <DoButton
            size="compact-md"
            variant="default"
            call={closeChat}
            touches={touched}
            request={{ params: { id: opened.id } }}
          >
            {t('chats.close')}
          </DoButton>
        </>
      ) : null}
      <Failure failure={handOver.error} />
    </header>
  );
}

function Lines({ opened }: { opened: OpenedChat }) {
  const { t } = useTranslation('supportOffice');
  const me = useMe().data?.username;
  const { mutate: read } = useAct(readInOfficeChat, [chats]);
  const { id, lastNo, unread } = opened;
  const isMine = opened.state === 'open' && opened.assignedTo === me;
  useEffect(() => {
    if (isMine && unread > 0) read({ params: { id }, body: { upTo: lastNo } });
  }, [isMine, unread, id, lastNo, read]);
  const lastOwn = opened.lines.findLast(({ author }) => author === 'operator')?.no;
  return (
    <LogBox
      className={classes.log}
      label={t('chats.log')}
      toNewest={t('chats.toNewest')}
      mark={opened.lastNo}
      isOwn={opened.lines.at(-1)?.author === 'operator'}
    >
      {opened.lines.map((line) => (
        <div key={line.no} className={classes.line} data-author={line.author}>
          <small>
            <bdi>{line.operator ?? (opened.name || t('chats.guest'))}</bdi>{' '}
            <Figure>{formatInstant(line.sentAt).slice(11, 16)}</Figure>
          </small>
          <p className={classes.bubble}>
            <bdi>{line.text}</bdi>
          </p>
          {line.no === lastOwn && line.no <= opened.visitorReadNo ? <small>{t('chats.seen')}</small> : null}
        </div>
      ))}
    </LogBox>
  );
}

function Foot({ opened }: { opened: OpenedChat }) {
  const { t } = useTranslation('supportOffice');
  const me = useMe().data?.username;
  if (opened.state === 'closed') {
    return <p className={classes.note}>{t(`chats.closedBy.${opened.closedBy ?? 'idle'}`)}</p>;
  }
  if (opened.assignedTo === me) return <ChatReply id={opened.id} language={opened.language} />;
  if (opened.assignedTo !== null) {
    return <p className={classes.note}>{t('chats.isOf', { name: opened.assignedTo })}</p>;
  }
  return (
    <div className={classes.take}>
      <DoButton call={takeChat} touches={touched} request={{ params: { id: opened.id } }}>
        {t('chats.take')}
      </DoButton>
    </div>
  );
}
