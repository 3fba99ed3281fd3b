import { Stack } from '@mantine/core';
import { HallRooms } from './HallRooms.tsx';
import { SittingList } from './SittingList.tsx';

/** The fish halls: rooms with their pots, and how players fired. */
export function HallsPage() {
  return (
    <Stack>
      <HallRooms />
      <SittingList />
    </Stack>
  );
}
