import { seatEmotes } from '@ikka/contract';
import {
  type Icon,
  IconClockHour4,
  IconHandStop,
  IconHeart,
  IconMoodSad,
  IconMoodSmileBeam,
  IconMug,
  IconSparkles,
  IconThumbUp,
} from '@tabler/icons-react';

export type Emote = (typeof seatEmotes)[number];

const icons: Readonly<Record<Emote, Icon>> = {
  salam: IconHandStop,
  shabash: IconThumbUp,
  wah: IconSparkles,
  hasi: IconMoodSmileBeam,
  afsos: IconMoodSad,
  jaldi: IconClockHour4,
  shukria: IconHeart,
  chai: IconMug,
};

export const emotes: readonly { readonly emote: Emote; readonly Icon: Icon }[] = seatEmotes.map((emote) => ({
  emote,
  Icon: icons[emote],
}));

/** Null for what a newer server knows. */
export const emoteOf = (name: string) => emotes.find(({ emote }) => emote === name) ?? null;
