import {
  IconBallFootball,
  IconBroadcast,
  IconCherry,
  IconClover2,
  IconDeviceGamepad2,
  IconFish,
  IconPlayCard,
  IconTicket,
} from '@tabler/icons-react';
import type { ShellCategory } from '../../parts/games/category-view.ts';

const icons = {
  LIVE: IconBroadcast,
  SPORTS: IconBallFootball,
  RNG: IconCherry,
  FISH: IconFish,
  PVP: IconPlayCard,
  ESPORTS: IconDeviceGamepad2,
  ELOTT: IconTicket,
  LOTT: IconClover2,
} as const satisfies Record<ShellCategory, unknown>;

export function CategoryIcon({ category, size = 22 }: { category: ShellCategory; size?: number }) {
  const Icon = icons[category];
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
