import type { Order } from './match.ts';
import type { Danger, Stage } from './wire.ts';

/** What each match has beside its sport: how it is called off, ends, and how its result becomes official, wrong or right. */
export interface Ending {
  stage: Stage;
  danger: Danger | null;
  /** Ticks until the danger is over. */
  dangerTicks: number;
  /** Ticks until the next thing after the end. */
  officialTicks: number;
  /** The result will be told with the sides the wrong way round. */
  isMisreported: boolean;
  /** The match changed so that every price is another, since this was asked last. */
  isRepriced: boolean;
}

export const newEnding = (): Ending => ({
  stage: 'scheduled',
  danger: null,
  dangerTicks: 0,
  officialTicks: 0,
  isMisreported: false,
  isRepriced: false,
});

export function endanger(ending: Ending, danger: Danger, ticks: number): void {
  ending.danger = danger;
  ending.dangerTicks = ticks;
}

/** True while the danger lasts; counts it down. */
export function waitsInDanger(ending: Ending): boolean {
  if (ending.danger === null) return false;
  ending.dangerTicks -= 1;
  if (ending.dangerTicks <= 0) ending.danger = null;
  return ending.danger !== null;
}

/** The match is over; its result becomes official after so many ticks. */
export function end(ending: Ending, ticks: number): void {
  ending.stage = 'ended';
  ending.danger = null;
  ending.officialTicks = ticks;
}

/** From the end to what is final; a wrong result is corrected as long after as it took to come. */
export function settleEnd(ending: Ending, correctionTicks: number): void {
  if (ending.officialTicks <= 0) return;
  ending.officialTicks -= 1;
  if (ending.officialTicks > 0) return;
  if (ending.stage === 'ended') {
    ending.stage = 'official';
    if (ending.isMisreported) ending.officialTicks = correctionTicks;
  } else if (ending.isMisreported) {
    ending.isMisreported = false;
  }
}

export const isOver = ({ stage }: Ending) =>
  ['ended', 'official', 'postponed', 'abandoned', 'cancelled'].includes(stage);

export const isFinal = (ending: Ending) =>
  ['postponed', 'abandoned', 'cancelled'].includes(ending.stage) ||
  (ending.stage === 'official' && ending.officialTicks <= 0);

/** Orders that every sport has; null where the order is the sport's own. */
export function takeCommon(ending: Ending, order: Order): boolean | null {
  switch (order) {
    case 'postpone':
    case 'cancel':
      if (ending.stage !== 'scheduled') return false;
      ending.stage = order === 'postpone' ? 'postponed' : 'cancelled';
      return true;
    case 'abandon':
      if (ending.stage !== 'live' && ending.stage !== 'break') return false;
      ending.stage = 'abandoned';
      ending.danger = null;
      return true;
    case 'misreport':
      if (ending.stage === 'official' || isFinal(ending)) return false;
      ending.isMisreported = true;
      return true;
    case 'correct':
      if (ending.stage !== 'official' || !ending.isMisreported) return false;
      ending.isMisreported = false;
      ending.officialTicks = 0;
      return true;
    default:
      return null;
  }
}
