import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, Prose } from '@ikka/ui';
import { Button, useDirection } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import classes from './MessagesPage.module.css';
import { messageQuery, useDeleteMessage, useMarkRead } from './use-inbox.ts';

/** One message; that it was opened marks it as read. */
export function MessageView({ id }: { id: string }) {
  const { t } = useTranslation(['support', 'common']);
  const language = wireLanguage(useLanguage());
  const { dir } = useDirection();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { show } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const message = useQuery(messageQuery(id));
  const { mutate: mark } = useMarkRead();
  const remove = useDeleteMessage();
  const [isAsked, setAsked] = useState(false);
  const isUnread = message.data?.isRead === false;
  useEffect(() => {
    if (isUnread) mark({ id, all: false });
  }, [isUnread, id, mark]);

  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft;
  const toList = () => show({ centre: 'messageV2' });
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('inbox.deleted') });
        toList();
      },
      onError: (error) => {
        setAsked(false);
        notifications.show({ color: 'coral', message: failureText(error) });
      },
    });
  /** Links within the site stay in this page, and what lies above it goes. */
  const follow = (href: string) => {
    void navigate({ href });
    return true;
  };
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Button size="compact-md" variant="subtle" leftSection={<Back size={17} />} onClick={toList}>
          {t('inbox.toList')}
        </Button>
        {message.data ? (
          <Button
            size="compact-md"
            variant="subtle"
            color="coral"
            leftSection={<IconTrash size={17} />}
            onClick={() => setAsked(true)}
          >
            {t('inbox.delete')}
          </Button>
        ) : null}
      </div>
      {message.isPending ? (
        <ListSkeleton rows={3} height={72} />
      ) : message.isError ? (
        <ErrorState message={failureText(message.error)} onRetry={() => void message.refetch()} />
      ) : (
        <article className={classes.message}>
          <header className={classes.messageHead}>
            <h3 className={classes.heading} dir="auto">
              {message.data.title[language]}
            </h3>
            <Figure>{formatInstant(message.data.date, zone)}</Figure>
          </header>
          <div dir="auto">
            <Prose html={message.data.html[language]} onLink={follow} />
          </div>
        </article>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('inbox.deleteTitle')}
        hint={t('inbox.deleteHint')}
        action={t('inbox.delete')}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
