import type { SeatReplayStep } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import type { LaidHand } from './seat-game.ts';
import type { ActText } from './use-recorded-act.ts';

interface StepWords {
  readonly step: SeatReplayStep;
  /** How the table lies after it, and how many cards lay on it before. */
  readonly laid: LaidHand | null;
  readonly boardBefore: number;
  /** How the hand ended, with its last step. */
  readonly ending: string | null;
}

/** A step of a replay in one line: who did what, which cards came to the table, and how the hand ended. */
export function useStepWords(nameOf: (seat: number) => string, actText: ActText) {
  const { t } = useTranslation('seats');
  return ({ step: { by, events }, laid, boardBefore, ending }: StepWords): string => {
    const whoDid = (seat: number, did: string | null) => (did === null ? [] : [`${nameOf(seat)}: ${did}`]);
    const acts =
      by === null
        ? events.flatMap((event) => whoDid(event.seat, actText({ type: event.act }, event)))
        : whoDid(
            by.seat,
            actText(
              by.act,
              events.find(({ seat }) => seat === by.seat),
            ),
          );
    const hasCome = (laid?.board?.length ?? 0) > boardBefore;
    const words = [
      by === null ? t('replay.deal') : '',
      ...acts,
      hasCome ? (laid?.line ?? '') : '',
      ending ?? '',
    ];
    return words.filter((word) => word !== '').join(' · ');
  };
}
