import { useTranslation } from '@ikka/i18n/react';
import { Menu } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { SeatView } from './seat-snapshot.ts';
import { TrayMenu } from './TrayMenu.tsx';
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
    <TrayMenu>
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
    </TrayMenu>
  );
}
