import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconLayoutGrid } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSeats } from './use-seats.ts';

/** What concerns one's seat, and the way to the other tables. */
export function TrayMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label={t('menu.title')}
          title={t('menu.title')}
          data-testid="seat-menu"
        >
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item leftSection={<IconLayoutGrid size={18} />} onClick={() => play.enter(null)}>
          {t('watch.others')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
