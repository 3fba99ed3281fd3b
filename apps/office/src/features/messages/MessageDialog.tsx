import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { Group, Stack } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../session/use-session.ts';
import { useAudienceWords } from './use-audience-words.ts';

const { sentMessage, sentMessages, recallMessage } = calls.officeSupport;
/** The server counts readers no further. */
const readsMost = 10_000;

/** A message with its words, its readers, and the way to take it back. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('supportOffice');
  const mayWrite = useMay('messages.write');
  const audienceWords = useAudienceWords();
  const query = useRead(sentMessage, { params: { id } });

  return (
    <ModalShell opened onClose={onClose} title={t('messages.words')} size={860}>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} height={72} />}>
        {(message) => (
          <Stack>
            <Facts
              facts={[
                fact.name(t('messages.to'), audienceWords(message.audience)),
                fact.instant(t('messages.sentAt'), message.sentAt),
                fact.name(t('messages.sentBy'), message.sentBy),
                [
                  t('messages.reads'),
                  <Figure key="reads">
                    {message.reads >= readsMost
                      ? t('messages.readsMost', { most: formatNumber(readsMost) })
                      : formatNumber(message.reads)}
                  </Figure>,
                ],
                message.accounts.length > 0 && fact.name(t('messages.names'), message.accounts.join(', ')),
                message.recalledAt !== null &&
                  fact.instant(
                    t('messages.recalledBy', { name: message.recalledBy ?? '' }),
                    message.recalledAt,
                  ),
              ]}
            />
            <PublishedWords title={message.title} html={message.html} />
            {mayWrite && message.recalledAt === null ? (
              <Group justify="flex-end">
                <ActButton
                  variant="default"
                  call={recallMessage}
                  touches={[sentMessages, sentMessage]}
                  request={() => ({ params: { id } })}
                  title={t('messages.recallTitle')}
                  text={t('messages.recallText')}
                  isGrave
                  done={t('messages.recalled')}
                  onDone={onClose}
                >
                  {t('messages.recall')}
                </ActButton>
              </Group>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </ModalShell>
  );
}
