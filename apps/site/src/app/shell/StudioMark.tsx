import {
  IconBallFootball,
  IconCards,
  IconClover2,
  IconDeviceGamepad2,
  IconFish,
  IconFlame,
  IconSofa,
  IconSparkles,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';

/** The signs of the house's own studios, after what their names mean. */
const signs: { readonly [vassalage: string]: TablerIcon } = {
  IKKA_SLOT: IconFlame,
  IKKA_ARCADE: IconSparkles,
  IKKA_LIVE: IconCards,
  IKKA_FISH: IconFish,
  IKKA_PVP: IconSofa,
  IKKA_SPORT: IconBallFootball,
  IKKA_ESPORT: IconDeviceGamepad2,
  TCG_SEA: IconClover2,
};

/** A studio's sign beside its name; a star for one from outside. */
export function StudioMark({ vassalage, size = 22 }: { vassalage: string; size?: number }) {
  const Sign = signs[vassalage] ?? IconStar;
  return <Sign size={size} stroke={1.6} aria-hidden />;
}
