import type { Announcement } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell, Prose } from '@ikka/ui';
import { Button, Group, Text } from '@mantine/core';
import { useOwnLinks } from './NoticeBoard.tsx';
import classes from './NoticePopup.module.css';

/** One notice that came up by itself, and the way to the next. */
export function NoticePopup({
  notice,
  others,
  onDone,
}: {
  notice: Announcement;
  others: number;
  onDone: () => void;
}) {
  const { t } = useTranslation('notices');
  const language = wireLanguage(useLanguage());
  const follow = useOwnLinks();
  return (
    <ModalShell
      opened
      onClose={onDone}
      title={notice.title[language]}
      subtitle={
        <time dateTime={notice.date}>
          <Figure>{formatInstant(notice.date)}</Figure>
        </time>
      }
      size={600}
    >
      <div className={classes.words}>
        <Prose
          html={notice.content[language]}
          onLink={(href) => {
            onDone();
            return follow(href);
          }}
        />
      </div>
      <Group justify="space-between" mt="lg">
        <Text size="sm" c="dimmed">
          {others > 0 ? t('others', { count: others }) : ''}
        </Text>
        <Button onClick={onDone} data-autofocus>
          {t(others > 0 ? 'next' : 'understood')}
        </Button>
      </Group>
    </ModalShell>
  );
}
