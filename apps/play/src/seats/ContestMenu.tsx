import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconLayoutGrid, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { SeatView } from './seat-snapshot.ts';
import { useSeats } from './use-seats.ts';

/** What concerns one's seat in a contest: nobody can bring more, or leave with chips. */
export function ContestMenu({
  view,
  stage,
}: {
  view: SeatView;
  stage: NonNullable<SeatView['contest']>['stage'];
}) {
  const { t } = useTranslation('seats');
  const { play } = useSeats();
  const { me } = view;
  if (me === null) return null;
  const isIn = stage === 'playing' && view.seats[me.seat]?.result === null && !me.isLeaving;
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
        {isIn ? (
          <>
            <Menu.Item
              leftSection={me.isOut ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
              onClick={() => void play.setOut(!me.isOut)}
              data-testid="menu-out"
            >
              {t(me.isOut ? 'backIn' : 'contest.stepAway')}
            </Menu.Item>
            <Menu.Divider />
          </>
        ) : null}
        <Menu.Item leftSection={<IconLayoutGrid size={18} />} onClick={() => play.enter(null)}>
          {t('watch.others')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
