import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { type SocialHouse, socialHouseOf } from './resource-view.ts';

const icons: Record<SocialHouse, TablerIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  messenger: IconBrandMessenger,
  telegram: IconBrandTelegram,
  tiktok: IconBrandTiktok,
  whatsapp: IconBrandWhatsapp,
  x: IconBrandX,
  youtube: IconBrandYoutube,
};

/** The sign of the place that an address leads to. */
export function SocialIcon({ url, size = 20 }: { url: string; size?: number }) {
  const house = socialHouseOf(url);
  const Icon = house === null ? IconWorld : icons[house];
  return <Icon size={size} stroke={1.7} aria-hidden />;
}
