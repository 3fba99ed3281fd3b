import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import classes from './chat.module.css';
import { useTalkSnapshot } from './use-table-talk.ts';

const shownMost = 9;

/** Opens the talk where it has no place of its own, and says how much was said meanwhile. */
export function TalkButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('tableChat');
  const { state, unread } = useTalkSnapshot();
  if (state === 'off') return null;
  const label = unread === 0 ? t('open') : t('openUnread', { count: unread });
  return (
    <ActionIcon
      className={classes.button}
      variant="default"
      size={40}
      aria-label={label}
      title={label}
      onClick={onOpen}
      data-testid="open-talk"
    >
      <IconMessage2 size={20} />
      {unread > 0 ? (
        <bdi className={classes.badge} dir="ltr" aria-hidden="true">
          {unread > shownMost ? `${shownMost}+` : unread}
        </bdi>
      ) : null}
    </ActionIcon>
  );
}
