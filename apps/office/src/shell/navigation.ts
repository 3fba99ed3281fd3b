import type { Permission } from '@ikka/contract';
import {
  IconAdjustmentsHorizontal,
  IconBook2,
  IconDice5,
  IconHistory,
  IconLayoutDashboard,
  IconSpeakerphone,
  IconUserShield,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

export interface NavigationEntry {
  readonly to: '/' | '/members' | '/rounds' | '/books' | '/notices' | '/settings' | '/audit' | '/operators';
  readonly text: 'overview' | 'members' | 'rounds' | 'books' | 'notices' | 'settings' | 'audit' | 'operators';
  readonly icon: TablerIcon;
  readonly needs?: Permission;
}

/** The pages of the office in their order, each with what an operator needs to see it. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', text: 'overview', icon: IconLayoutDashboard },
  { to: '/members', text: 'members', icon: IconUsers, needs: 'members.read' },
  { to: '/rounds', text: 'rounds', icon: IconDice5, needs: 'rounds.read' },
  { to: '/books', text: 'books', icon: IconBook2, needs: 'books.read' },
  { to: '/notices', text: 'notices', icon: IconSpeakerphone, needs: 'content.read' },
  { to: '/settings', text: 'settings', icon: IconAdjustmentsHorizontal, needs: 'settings.read' },
  { to: '/audit', text: 'audit', icon: IconHistory, needs: 'audit.read' },
  { to: '/operators', text: 'operators', icon: IconUserShield, needs: 'operators.read' },
];
