import { Stack } from '@mantine/core';
import { Allowed } from '../../parts/Allowed.tsx';
import { HallRooms } from './HallRooms.tsx';
import { SittingList } from './SittingList.tsx';

/** The fish halls: rooms with their pots, and how players fired. */
export function HallsPage() {
  return (
    <Allowed needs="rounds.read">
      <Stack>
        <HallRooms />
        <SittingList />
      </Stack>
    </Allowed>
  );
}
