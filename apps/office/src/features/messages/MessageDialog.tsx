import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useAct, useRead } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../session/use-session.ts';
import { HelpWords } from '../help/HelpWords.tsx';
import { useAudienceWords } from './use-audience-words.ts';

const { sentMessage, sentMessages, recallMessage } = calls.officeSupport;
/** The server counts readers no further. */
const readsMost = 10_000;

/** A message with its words, its readers, and the way to take it back. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['supportOffice', 'common']);
  const mayWrite = useMay('messages.write');
  const audienceWords = useAudienceWords();
  const query = useRead(sentMessage, { params: { id } });
  const recall = useAct(recallMessage, [sentMessages, sentMessage]);
  const [isAsked, setAsked] = useState(false);

  function confirm() {
    if (recall.isPending) return;
    const onSuccess = () => {
      notifications.show({ color: 'emerald', message: t('messages.recalled') });
      onClose();
    };
    recall.mutate({ params: { id } }, { onSuccess });
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(isAsked ? 'messages.recallTitle' : 'messages.words')}
      mustAnswer={recall.isPending}
      size={860}
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={3} height={72} />}>
        {(message) => (
          <Stack>
            {isAsked ? <Text>{t('messages.recallText')}</Text> : null}
            <Facts
              facts={[
                [t('messages.to'), <bdi key="to">{audienceWords(message.audience)}</bdi>],
                [t('messages.sentAt'), <Instant key="at" at={message.sentAt} />],
                [t('messages.sentBy'), <bdi key="by">{message.sentBy}</bdi>],
                [
                  t('messages.reads'),
                  <Figure key="reads">
                    {message.reads >= readsMost
                      ? t('messages.readsMost', { most: formatNumber(readsMost) })
                      : formatNumber(message.reads)}
                  </Figure>,
                ],
                ...(message.accounts.length > 0
                  ? [[t('messages.names'), <bdi key="names">{message.accounts.join(', ')}</bdi>] as const]
                  : []),
                ...(message.recalledAt !== null
                  ? [
                      [
                        t('messages.recalledBy', { name: message.recalledBy ?? '' }),
                        <Instant key="recalled" at={message.recalledAt} />,
                      ] as const,
                    ]
                  : []),
              ]}
            />
            <HelpWords title={message.title} html={message.html} />
            <Failure failure={recall.error} />
            {mayWrite && message.recalledAt === null ? (
              <Group justify="flex-end">
                {isAsked ? (
                  <>
                    <Button variant="default" onClick={() => setAsked(false)} disabled={recall.isPending}>
                      {t('common:action.cancel')}
                    </Button>
                    <Button color="coral" onClick={confirm} loading={recall.isPending}>
                      {t('messages.recall')}
                    </Button>
                  </>
                ) : (
                  <Button variant="default" onClick={() => setAsked(true)}>
                    {t('messages.recall')}
                  </Button>
                )}
              </Group>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </ModalShell>
  );
}
