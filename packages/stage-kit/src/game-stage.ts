import type { Language } from '@ikka/contract';
import type { ArcadeGuide, Choice } from './arcade-guide.ts';
import type { Insets } from './layout.ts';
import type { LineSlotGuide } from './line-slot-guide.ts';
import type { OpenStageRound } from './stepped-guide.ts';

/** What a stage is doing, for the page around it and for tests, which cannot wait for frames. */
export type StageState = 'idle' | 'spinning' | 'presenting' | 'free-spins';

/** A settled round as a stage needs it. Amounts are smallest units; the outcome is the game's own. */
export interface StageRound {
  /** What the player chose; null in a game without a choice. */
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** What the page gives to a stage. A stage decides nothing and holds no money: it shows what it is told. */
export interface StageOptions {
  readonly host: HTMLElement;
  readonly language: Language;
  /** The words that the stage itself draws. */
  readonly text: (key: string, values?: Record<string, string | number>) => string;
  /** Writes an amount for the player. */
  readonly money: (amount: bigint) => string;
  readonly reducedMotion: boolean;
  readonly onProgress: (done: number) => void;
  readonly onState: (state: StageState) => void;
  /** The part of the round's payout that has been shown so far. */
  readonly onShown: (amount: bigint) => void;
  /** Which free spin is being shown, or null when they are over. */
  readonly onFreeSpin: (spin: { readonly number: number; readonly of: number } | null) => void;
  /** The player chose in the picture itself. It stands once `choose` says so. */
  readonly onChoose: (choice: Choice) => void;
  /** The player did something in the picture of an open round. It has happened once `stand` or `land` says so. */
  readonly onAct: (action: unknown) => void;
  /** The picture has an action of the open round ready, made up of what the player marked: the main button takes it. Null for none. */
  readonly onPrepare: (action: unknown) => void;
  readonly onContextRestored: () => void;
}

export interface GameStage {
  /** The round was sent: begin to turn. Nothing about its outcome is known yet. */
  spin(): void;
  /** The answer is here: land on it and show what it won. Resolves when everything was shown. */
  land(round: StageRound): Promise<void>;
  /** The round was refused: come to rest where the reels were before. */
  cancel(): Promise<void>;
  /** Stand at the end of a round without motion, or at the game's opening picture for null. */
  rest(round: StageRound | null): void;
  /** Show what is chosen for the next round; `isFixed` while it cannot be changed. A game without a choice has none. */
  choose?(choice: Choice, isFixed: boolean): void;
  /** A round of several steps is open and stands like this. A game without steps has none. */
  stand?(round: OpenStageRound): Promise<void>;
  /** The player is impatient: finish what is being shown as fast as it can be understood. */
  hurry(): void;
  setQuick(quick: boolean): void;
  setSound(on: boolean): void;
  isSoundOn(): boolean;
  setInsets(insets: Insets): void;
  destroy(): void;
}

/** What the folder `stage/` of a game gives to the page. */
export interface StageModule {
  createStage(options: StageOptions): Promise<GameStage>;
  readonly guide: LineSlotGuide | ArcadeGuide;
}
