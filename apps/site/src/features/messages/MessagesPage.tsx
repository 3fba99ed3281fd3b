import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Pager } from '@ikka/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconChecks, IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './MessagesPage.module.css';
import { MessageView } from './MessageView.tsx';
import { inboxQuery, useMarkRead } from './use-inbox.ts';

/** What the house wrote to the member: the list, or the message that the address names. */
export function MessagesPage() {
  const { layers } = useLayers();
  return layers.message ? <MessageView key={layers.message} id={layers.message} /> : <MessageList />;
}

function MessageList() {
  const { t } = useTranslation('support');
  const language = wireLanguage(useLanguage());
  const failureText = useFailureText();
  const { show } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const [pageNo, setPageNo] = useState(1);
  const inbox = useQuery(inboxQuery(pageNo));
  const mark = useMarkRead();
  if (inbox.isPending) return <ListSkeleton rows={6} height={64} />;
  if (inbox.isError && !inbox.data) {
    return <ErrorState message={failureText(inbox.error)} onRetry={() => void inbox.refetch()} />;
  }
  const { list, pageNum, totalPages, total, unreadCount } = inbox.data;
  if (total === 0) {
    return (
      <EmptyState
        title={t('inbox.emptyTitle')}
        hint={t('inbox.emptyHint')}
        icon={<IconMailOpened size={34} stroke={1.4} />}
      />
    );
  }
  const [newest] = list;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {unreadCount === 0 ? t('inbox.allRead') : t('inbox.unread', { count: unreadCount })}
        </p>
        {pageNum === 1 && newest && unreadCount > 0 ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconChecks size={17} />}
            loading={mark.isPending}
            onClick={() => mark.mutate({ id: newest.id, all: true })}
          >
            {t('inbox.markAll')}
          </Button>
        ) : null}
      </div>
      {mark.isError ? (
        <p className={classes.refused} role="alert">
          {failureText(mark.error)}
        </p>
      ) : null}
      <ul className={classes.list} aria-busy={inbox.isPlaceholderData}>
        {list.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className={classes.entry}
              data-unread={!message.isRead || undefined}
              onClick={() => show({ centre: 'messageV2', message: message.id })}
            >
              <span className={classes.dot} aria-hidden="true" />
              {message.isRead ? null : <VisuallyHidden>{t('inbox.isUnread')}</VisuallyHidden>}
              <bdi className={classes.title}>{message.title[language]}</bdi>
              <Figure>{formatInstant(message.date, zone)}</Figure>
            </button>
          </li>
        ))}
      </ul>
      <Pager page={pageNum} totalPages={totalPages} onPage={setPageNo} />
    </div>
  );
}
